import type { Dream } from '@liminal/contracts/dreams/dream';
import { useState } from 'react';
import { texts } from '../../texts';
import { DreamFields } from '../../shared/dream-form/dream-fields';
import { complete, draftOf } from '../../shared/dream-form/form';
import { useEditDream } from './queries';

const words = texts.edit;

/** Other words for a dream that is kept. */
export function EditDream({ dream, done }: { dream: Dream; done: () => void }) {
  const [draft, setDraft] = useState(() => draftOf(dream));
  const [missing, setMissing] = useState(false);
  const edit = useEditDream(dream.id);
  return (
    <form
      className="form"
      noValidate
      aria-label={words.label(dream.title)}
      onSubmit={(event) => {
        event.preventDefault();
        const written = complete(draft);
        setMissing(!written);
        if (written && !edit.isPending) edit.mutate(written, { onSuccess: done });
      }}
    >
      <DreamFields
        id={`edit-${dream.id}`}
        draft={draft}
        missing={missing}
        change={(field, value) => setDraft((before) => ({ ...before, [field]: value }))}
        note={dream.interpretation ? words.again : ''}
      />
      {missing && (
        <p className="problem" role="alert">
          {texts.toasts.incomplete.description}
        </p>
      )}
      <div className="controls">
        <button type="submit" className="button primary" aria-disabled={edit.isPending}>
          {words.save}
        </button>
        <button type="button" className="button quiet" onClick={done}>
          {words.leave}
        </button>
      </div>
    </form>
  );
}
