import { forgetSession } from '@liminal/client/stored-session';
import { useMember, useShell } from '@liminal/client/shell';
import { HttpError } from '@liminal/client/http-error';
import { Field } from '@liminal/ui/field';
import { useState } from 'react';
import { settings } from '../../texts/settings';
import { useDelete, useExport } from './queries';

const words = settings.data;

function save(data: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'liminal-export.json';
  link.click();
  URL.revokeObjectURL(url);
}

/** Take everything along, or have it deleted. */
export function OwnData() {
  const { toast } = useShell();
  const take = useExport();
  const remove = useDelete();
  const [asking, setAsking] = useState(false);
  const { email } = useMember();
  const [typed, setTyped] = useState('');
  const [other, setOther] = useState(false);
  const [password, setPassword] = useState('');
  return (
    <section id="data" aria-labelledby="data-title">
      <h2 className="heading" id="data-title">
        {words.title}
      </h2>
      <div className="row">
        <span className="small muted">{words.exportHint}</span>
        <button
          type="button"
          className="button"
          aria-disabled={take.isPending}
          onClick={() =>
            !take.isPending &&
            take.mutate(undefined, {
              onSuccess: save,
              onError: () => toast({ ...words.exportFailed, variant: 'destructive' }),
            })
          }
        >
          {words.export}
        </button>
      </div>
      <div className="row">
        <span className="small muted">{words.removeHint}</span>
        {!asking && (
          <button type="button" className="button" onClick={() => setAsking(true)}>
            {words.remove}
          </button>
        )}
      </div>
      {asking && (
        <form
          className="form"
          onSubmit={(event) => {
            event.preventDefault();
            // Typed, not clicked: nobody deletes years by a slip.
            const meant = typed.trim().toLowerCase() === email.toLowerCase();
            setOther(!meant);
            if (!meant || remove.isPending) return;
            remove.mutate(password, {
              onSuccess: () => {
                forgetSession();
                location.assign('/');
              },
            });
          }}
        >
          <Field
            id="delete-email"
            label={words.removeEmail(email)}
            problem={other ? words.otherEmail : undefined}
            autoComplete="off"
            required
            value={typed}
            onChange={setTyped}
          />
          <Field
            id="delete-password"
            label={words.removePassword}
            type="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={setPassword}
          />
          {remove.isError && (
            <p className="problem" role="alert">
              {remove.error instanceof HttpError && remove.error.status === 403
                ? words.wrongPassword
                : words.removeFailed}
            </p>
          )}
          <div className="controls">
            <button type="submit" className="button" disabled={remove.isPending}>
              {words.removeAct}
            </button>
            <button type="button" className="button primary" onClick={() => setAsking(false)}>
              {words.cancel}
            </button>
          </div>
        </form>
      )}
    </section>
  );
}
