import { useMember, useShell } from '@liminal/client/shell';
import { Avatar } from '@liminal/ui/avatar';
import { Field } from '@liminal/ui/field';
import { useState } from 'react';
import { settings } from '../../texts/settings';
import styles from './preferences.module.css';
import { useProfile } from './queries';

const words = settings.profile;
const fits = (name: string) => name.trim() !== '' && name.trim().length <= 60 && !/[<>\p{Cc}]/u.test(name);

/** The name others see, and the drawing that stands in for a photo. */
export function Profile() {
  const { toast } = useShell();
  const { id, firstName, email, archetype, energyFrequency } = useMember();
  const [name, setName] = useState(firstName);
  const [problem, setProblem] = useState(false);
  const save = useProfile();
  return (
    <section id="profile" aria-labelledby="profile-title">
      <h2 className="heading" id="profile-title">
        {words.title}
      </h2>
      <form
        className={styles['profile']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setProblem(!fits(name));
          if (fits(name) && !save.isPending)
            save.mutate(name.trim(), { onSuccess: () => toast({ title: words.title, description: settings.saved }) });
        }}
      >
        <Avatar id={id} archetype={archetype} hertz={energyFrequency} size="5.5rem" />
        <div className="stack">
          <Field
            id="first-name"
            label={words.name}
            problem={problem ? words.empty : undefined}
            autoComplete="given-name"
            maxLength={60}
            value={name}
            onChange={setName}
          />
          <div>
            <p className="group-label">{words.email}</p>
            <p>{email}</p>
            <p className="caption">{words.emailHint}</p>
          </div>
          <div className="controls">
            <button type="submit" className="button primary" aria-disabled={save.isPending}>
              {words.save}
            </button>
            <span className="caption">{words.picture}</span>
          </div>
        </div>
      </form>
    </section>
  );
}
