import { useObservable, type Mode, type Observable } from '@liminal/client/shell';
import { Icon } from '@liminal/ui/icon';
import { texts } from '../texts';

const modes = [
  ['mystical', texts.mystical],
  ['normal', texts.normal],
] as const;

export function ModeSwitch({ mode }: { mode: Observable<Mode> & { set: (mode: Mode) => void } }) {
  const now = useObservable(mode);
  return (
    <div className="mode" role="group" aria-label={texts.appearance}>
      {modes.map(([name, label]) => (
        <button key={name} type="button" aria-label={label} aria-pressed={now === name} onClick={() => mode.set(name)}>
          <Icon name={name} />
          <span className="label-long">{label}</span>
        </button>
      ))}
    </div>
  );
}
