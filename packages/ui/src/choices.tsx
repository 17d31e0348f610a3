type Props = {
  name: string;
  legend: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
  invalid?: boolean;
};

/** One of a few, as radio buttons with the look of plates. */
export const Choices = ({ name, legend, options, value, onChange, invalid = false }: Props) => (
  <fieldset className="stack" aria-invalid={invalid || undefined}>
    <legend className="group-label">{legend}</legend>
    <div className="choices">
      {options.map((option) => (
        <label key={option.value} className="choice">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
