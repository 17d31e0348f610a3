import { isUnauthorized } from '@liminal/client/http-error';
import { tellInteraction } from '@liminal/client/interaction';
import { useMember, useShell } from '@liminal/client/shell';
import { forget, recall, store } from '@liminal/client/storage';
import { emotions, lucidityLevels } from '@liminal/contracts/dreams/dream';
import { Choices } from '@liminal/ui/choices';
import { Field } from '@liminal/ui/field';
import { Icon } from '@liminal/ui/icon';
import { dreams } from '@liminal/ui/icons';
import { Switch } from '@liminal/ui/switch';
import { useRef, useState } from 'react';
import { texts } from '../../texts';
import { complete, draftFrom, emptyDraft, longest, type Draft } from './form';
import { useRecordDream } from './queries';

/** ms between being told of the log-out and the sign-in page (specification, section 8). */
const farewell = 500;
const words = texts.form;

/** The form. What is written is kept on the device until it is recorded, also through a lost session. */
export function RecordDream() {
  const { toast, navigate } = useShell();
  const draftKey = `dream_draft_${useMember().id}`;
  const record = useRecordDream();
  const [draft, setDraft] = useState(() => draftFrom(recall(draftKey)));
  const [interpret, setInterpret] = useState(true);
  const [missing, setMissing] = useState(false);
  const act = useRef(crypto.randomUUID());

  const change = (field: keyof Draft, value: string) => {
    const next = { ...draft, [field]: value };
    setDraft(next);
    store(draftKey, next);
    // Other words are another act.
    if (!record.isPending) act.current = crypto.randomUUID();
  };

  const send = () => {
    if (record.isPending) return;
    const dream = complete(draft);
    setMissing(!dream);
    if (!dream) return toast(texts.toasts.incomplete);
    record.mutate(
      { ...dream, interpret, key: act.current },
      {
        onSuccess: () => {
          forget(draftKey);
          setDraft(emptyDraft);
          act.current = crypto.randomUUID();
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

  const left = longest.description - draft.description.length;
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field
        id="dream-title"
        label={words.title}
        autoComplete="off"
        maxLength={longest.title}
        placeholder={words.titleHint}
        value={draft.title}
        aria-invalid={missing && !draft.title.trim()}
        onChange={(title) => change('title', title)}
      />
      <div className="field">
        <label htmlFor="dream-description">{words.description}</label>
        <textarea
          className="input"
          id="dream-description"
          rows={6}
          maxLength={longest.description}
          placeholder={words.descriptionHint}
          value={draft.description}
          aria-invalid={missing && !draft.description.trim()}
          aria-describedby="dream-draft"
          onChange={(event) => change('description', event.target.value)}
        />
        <p className="caption" id="dream-draft">
          {left < 1000 ? words.left(left) : words.draft}
        </p>
      </div>
      <Choices
        name="emotions"
        legend={words.emotions}
        invalid={missing && !draft.emotions}
        value={draft.emotions}
        options={emotions.map((value) => ({ value, label: texts.emotions[value] ?? value }))}
        onChange={(value) => change('emotions', value)}
      />
      <Choices
        name="lucidityLevel"
        legend={words.lucidity}
        invalid={missing && !draft.lucidityLevel}
        value={draft.lucidityLevel}
        options={lucidityLevels.map((value) => ({ value, label: texts.lucidity[value] ?? value }))}
        onChange={(value) => change('lucidityLevel', value)}
      />
      <Switch label={words.interpret} hint={words.interpretHint} checked={interpret} onChange={setInterpret} />
      <button type="submit" className="button primary large" aria-disabled={record.isPending}>
        <Icon path={dreams} />
        {record.isPending ? words.busy : words.submit}
      </button>
    </form>
  );
}
