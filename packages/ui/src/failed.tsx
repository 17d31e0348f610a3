type Props = { title: string; text: string; retry?: { label: string; act: () => void } };

/** Something did not work: what, and what can be done about it. */
export const Failed = ({ title, text, retry }: Props) => (
  <div className="state failed" role="alert">
    <h2 className="subhead">{title}</h2>
    <p className="muted">{text}</p>
    {retry && (
      <button type="button" className="button" onClick={retry.act}>
        {retry.label}
      </button>
    )}
  </div>
);
