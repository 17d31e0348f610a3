import { HttpError } from '@liminal/client/http-error';
import { useShell } from '@liminal/client/shell';
import { Field } from '@liminal/ui/field';
import { useState } from 'react';
import { settings } from '../../texts/settings';
import { useChangePassword } from './queries';

const words = settings.password;

const problemOf = (error: unknown): string => {
  const status = error instanceof HttpError ? error.status : 0;
  if (status === 403) return words.wrong;
  if (status === 400) return words.common;
  return status === 429 ? words.tooOften : words.failed;
};

/** A new password, for who knows the old one. */
export function Password() {
  const { toast } = useShell();
  const change = useChangePassword();
  const [currentPassword, setCurrent] = useState('');
  const [newPassword, setFresh] = useState('');
  const [short, setShort] = useState(false);
  const problem = short ? words.short : change.isError ? problemOf(change.error) : undefined;
  return (
    <section id="password" aria-labelledby="password-title">
      <h2 className="heading" id="password-title">
        {words.title}
      </h2>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          const wrongLength = newPassword.length < 8 || newPassword.length > 128;
          setShort(wrongLength);
          if (wrongLength || change.isPending) return;
          change.mutate(
            { currentPassword, newPassword },
            {
              onSuccess: ({ endedSessions }) => {
                setCurrent('');
                setFresh('');
                toast(words.changed(endedSessions));
              },
            },
          );
        }}
      >
        <Field
          id="current-password"
          label={words.current}
          type="password"
          autoComplete="current-password"
          required
          value={currentPassword}
          onChange={setCurrent}
        />
        <Field
          id="new-password"
          label={words.fresh}
          hint={words.hint}
          type="password"
          autoComplete="new-password"
          required
          value={newPassword}
          onChange={setFresh}
        />
        {problem && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
        <div className="controls">
          <button type="submit" className="button" aria-disabled={change.isPending}>
            {words.save}
          </button>
        </div>
      </form>
    </section>
  );
}
