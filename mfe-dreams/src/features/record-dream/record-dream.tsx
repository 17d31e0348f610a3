import { isUnauthorized } from '@liminal/client/http-error';
import { tellInteraction } from '@liminal/client/interaction';
import { useMember, useShell } from '@liminal/client/shell';
import { forget, recallForever, store } from '@liminal/client/storage';
import { Icon } from '@liminal/ui/icon';
import { dreams } from '@liminal/ui/icons';
import { Switch } from '@liminal/ui/switch';
import { useRef, useState } from 'react';
import { texts } from '../../texts';
import { DreamFields } from '../../shared/dream-form/dream-fields';
import { complete, draftFrom, emptyDraft, type Draft } from '../../shared/dream-form/form';
import { useRecordDream } from './queries';
import { useSendLater } from './use-send-later';

/** ms between being told of the log-out and the sign-in page (specification, section 8). */
const farewell = 500;
const words = texts.form;
const choice = 'dreams_interpret';

/** The form. What is written is kept on the device until it is recorded, also through a lost session or a lost connection. */
export function RecordDream() {
  const { toast, navigate } = useShell();
  const draftKey = `dream_draft_${useMember().id}`;
  const record = useRecordDream();
  const { waiting, refused, later, flush } = useSendLater();
  const [draft, setDraft] = useState(() => draftFrom(recallForever(draftKey)));
  const [interpret, setInterpret] = useState(() => recallForever(choice) !== false);
  const [missing, setMissing] = useState(false);
  const act = useRef(crypto.randomUUID());

  const change = (field: keyof Draft, value: string) => {
    const next = { ...draft, [field]: value };
    setDraft(next);
    store(draftKey, next);
    // Other words are another act.
    if (!record.isPending) act.current = crypto.randomUUID();
  };
  const done = () => {
    forget(draftKey);
    setDraft(emptyDraft);
    act.current = crypto.randomUUID();
  };

  const send = () => {
    if (record.isPending) return;
    const dream = complete(draft);
    setMissing(!dream);
    if (!dream) return toast(texts.toasts.incomplete);
    if (!navigator.onLine) {
      later({ key: act.current, createdAt: new Date().toISOString(), interpret, dream });
      done();
      return toast(texts.toasts.later);
    }
    record.mutate(
      { ...dream, interpret, key: act.current },
      {
        onSuccess: () => {
          done();
          toast(interpret ? texts.toasts.done : texts.toasts.kept);
          tellInteraction('dream');
        },
        onError: (error) => {
          if (!isUnauthorized(error)) return toast({ ...texts.toasts.failed, variant: 'destructive' });
          toast({ ...texts.toasts.unauthorized, variant: 'destructive' });
          setTimeout(() => navigate(`/api/login?return=${encodeURIComponent('/?tab=dreams')}`), farewell);
        },
      },
    );
  };

  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <DreamFields id="dream" draft={draft} missing={missing} change={change} note={words.draft} />
      <Switch
        label={words.interpret}
        hint={words.interpretHint}
        checked={interpret}
        onChange={(on) => {
          setInterpret(on);
          store(choice, on);
        }}
      />
      <button type="submit" className="button primary large" aria-disabled={record.isPending}>
        <Icon path={dreams} />
        {record.isPending ? words.busy : words.submit}
      </button>
      {waiting > 0 && (
        <p className="small muted" role="status">
          {refused ? words.refused(waiting) : words.waiting(waiting)}{' '}
          <button type="button" className="link-button" onClick={() => void flush()}>
            {words.sendNow}
          </button>
        </p>
      )}
    </form>
  );
}
