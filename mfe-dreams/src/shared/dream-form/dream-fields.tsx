import { emotions, longest, lucidityLevels } from '@liminal/contracts/dreams/dream';
import { Choices } from '@liminal/ui/choices';
import { Field } from '@liminal/ui/field';
import { texts } from '../../texts';
import { Dictate } from './dictate';
import styles from './dream-form.module.css';
import type { Draft } from './form';

const words = texts.form;

type Props = {
  /** Begins the ids of the fields: two forms may stand on one page. */
  id: string;
  draft: Draft;
  /** A field that is missing is marked. */
  missing: boolean;
  change: (field: keyof Draft, value: string) => void;
  note: string;
};

/** Title, description, emotions, lucidity, tags: the same for a new dream and for other words of an old one. */
export function DreamFields({ id, draft, missing, change, note }: Props) {
  const left = longest.description - draft.description.length;
  return (
    <>
      <Field
        id={`${id}-title`}
        label={words.title}
        autoComplete="off"
        maxLength={longest.title}
        placeholder={words.titleHint}
        value={draft.title}
        aria-invalid={missing && !draft.title.trim()}
        onChange={(title) => change('title', title)}
      />
      <div className="field">
        <label htmlFor={`${id}-description`}>{words.description}</label>
        <textarea
          className="input"
          id={`${id}-description`}
          rows={6}
          maxLength={longest.description}
          placeholder={words.descriptionHint}
          value={draft.description}
          aria-invalid={missing && !draft.description.trim()}
          aria-describedby={`${id}-note`}
          onChange={(event) => change('description', event.target.value)}
        />
        <div className={styles['under']}>
          <Dictate
            hear={(said) =>
              change(
                'description',
                `${draft.description}${draft.description ? ' ' : ''}${said}`.slice(0, longest.description),
              )
            }
          />
          <p className="caption" id={`${id}-note`}>
            {left < 1000 ? words.left(left) : note}
          </p>
        </div>
      </div>
      <Choices
        name={`${id}-emotions`}
        legend={words.emotions}
        invalid={missing && !draft.emotions}
        value={draft.emotions}
        options={emotions.map((value) => ({ value, label: texts.emotions[value] ?? value }))}
        onChange={(value) => change('emotions', value)}
      />
      <Choices
        name={`${id}-lucidity`}
        legend={words.lucidity}
        invalid={missing && !draft.lucidityLevel}
        value={draft.lucidityLevel}
        options={lucidityLevels.map((value) => ({ value, label: texts.lucidity[value] ?? value }))}
        onChange={(value) => change('lucidityLevel', value)}
      />
      <Field
        id={`${id}-tags`}
        label={words.tags}
        hint={words.tagsHint}
        autoComplete="off"
        maxLength={400}
        value={draft.tags}
        onChange={(tags) => change('tags', tags)}
      />
    </>
  );
}
