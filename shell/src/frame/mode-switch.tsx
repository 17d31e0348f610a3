import { useObservable, type Mode, type Observable } from '@liminal/client/shell';
import { Icon } from '@liminal/ui/icon';
import { mystical, normal } from '@liminal/ui/icons';
import { texts } from '../texts';

const modes = [
  ['mystical', texts.mystical, mystical],
  ['normal', texts.normal, normal],
] as const;

export function ModeSwitch({ mode }: { mode: Observable<Mode> & { set: (mode: Mode) => void } }) {
  const now = useObservable(mode);
  return (
    <div className="mode" role="group" aria-label={texts.appearance}>
      {modes.map(([name, label, path]) => (
        <button key={name} type="button" aria-label={label} aria-pressed={now === name} onClick={() => mode.set(name)}>
          <Icon path={path} />
          <span className="label-long">{label}</span>
        </button>
      ))}
    </div>
  );
}
