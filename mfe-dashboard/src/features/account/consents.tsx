import { useMember } from '@liminal/client/shell';
import { Switch } from '@liminal/ui/switch';
import { settings } from '../../texts/settings';
import { useConsents } from './queries';

const words = settings.consents;
const kinds = ['matching', 'dreamsInMatching', 'languageModel'] as const;

/** Each consent on its own, taken back as easily as given. */
export function ConsentSwitches() {
  const { consents } = useMember();
  const put = useConsents();
  return (
    <section id="consents" aria-labelledby="consents-title">
      <h2 className="heading" id="consents-title">
        {words.title}
      </h2>
      <p className="small muted">{words.hint}</p>
      <div>
        {kinds.map((kind) => (
          <Switch
            key={kind}
            label={words[kind][0]}
            hint={words[kind][1]}
            checked={consents[kind]}
            disabled={put.isPending}
            onChange={(on) => put.mutate({ [kind]: on })}
          />
        ))}
      </div>
    </section>
  );
}
