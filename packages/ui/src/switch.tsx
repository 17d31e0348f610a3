type Props = {
  label: string;
  hint?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
};

/** On or off, at once. */
export const Switch = ({ label, hint, checked, disabled = false, onChange }: Props) => (
  <label className="switch">
    <span>{label}</span>
    {hint && <span className="caption">{hint}</span>}
    <input
      type="checkbox"
      role="switch"
      aria-checked={checked}
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.target.checked)}
    />
    <i aria-hidden="true" />
  </label>
);
