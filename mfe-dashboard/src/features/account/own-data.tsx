import { forgetSession } from '@liminal/client/stored-session';
import { useShell } from '@liminal/client/shell';
import { HttpError } from '@liminal/client/http-error';
import { useState } from 'react';
import { texts } from '../../texts';
import { useDelete, useExport } from './queries';

const words = texts.account;

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
  const [password, setPassword] = useState('');
  return (
    <section aria-labelledby="data">
      <h2 className="heading" id="data">
        {words.data}
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
            remove.mutate(password, {
              onSuccess: () => {
                forgetSession();
                location.assign('/');
              },
            });
          }}
        >
          <div className="field">
            <label htmlFor="delete-password">{words.removeConfirm}</label>
            <input
              className="input"
              id="delete-password"
              type="password"
              autoComplete="current-password"
              required
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          </div>
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
