import type { InputHTMLAttributes } from 'react';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> & {
  id: string;
  label: string;
  hint?: string;
  /** What is wrong with the value; said at once, and tied to the field. */
  problem?: string | undefined;
  value: string;
  onChange: (value: string) => void;
};

/** A line of text with its name, and what helps to fill it in. */
export function Field({ id, label, hint, problem, onChange, ...input }: Props) {
  const about = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        className="input"
        id={id}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={about || undefined}
        onChange={(event) => onChange(event.target.value)}
        {...input}
      />
      {hint && (
        <span className="caption" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {problem && (
        <p className="problem" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
