import { useShell } from '@liminal/client/shell';
import { communicationStyles, energyTypes, humorStyles } from '@liminal/contracts/matching/assessment';
import type { Wishes } from '@liminal/contracts/matching/wishes';
import { soulPatterns } from '@liminal/contracts/vocabulary';
import { texts } from '../../texts';
import { useKeepWishes, useWishes } from './queries';
import styles from './wishes-panel.module.css';

const words = texts.wishes;
const fields = {
  pattern: soulPatterns,
  energyType: energyTypes,
  communicationStyle: communicationStyles,
  humorStyle: humorStyles,
} as const;
type Field = keyof typeof fields;

/** Whom to meet: each list welcomes all until something in it is chosen; it works both ways. */
export function WishesPanel() {
  const { toast } = useShell();
  const wishes = useWishes();
  const keep = useKeepWishes();
  if (!wishes.data) return null;
  const chosen = wishes.data as Wishes;
  const count = Object.values(chosen).reduce((sum, list) => sum + (list?.length ?? 0), 0);
  const toggle = (field: Field, value: string) => {
    const before: string[] = chosen[field] ?? [];
    const after = before.includes(value) ? before.filter((each) => each !== value) : [...before, value];
    const next = { ...chosen, [field]: after } as Wishes;
    keep.mutate(next, { onError: () => toast({ ...words.failed, variant: 'destructive' }) });
  };
  return (
    <details className={styles['panel']}>
      <summary>
        <span>{words.title}</span>
        <span className="small muted">{words.chosen(count)}</span>
      </summary>
      <div className={styles['groups']}>
        <p className="small muted">{words.help}</p>
        {(Object.keys(fields) as Field[]).map((field) => (
          <fieldset key={field} className="stack">
            <legend className="group-label">{words.fields[field]}</legend>
            <div className="choices">
              {fields[field].map((value) => (
                <label key={value} className="choice">
                  <input
                    type="checkbox"
                    checked={(chosen[field] as string[] | undefined)?.includes(value) ?? false}
                    onChange={() => toggle(field, value)}
                  />
                  <span>{words.name(value)}</span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        {count > 0 && (
          <p>
            <button type="button" className="link-button" onClick={() => keep.mutate({})}>
              {words.clear}
            </button>
          </p>
        )}
      </div>
    </details>
  );
}
