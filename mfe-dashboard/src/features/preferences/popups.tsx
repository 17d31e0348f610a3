import { popups } from '@liminal/contracts/account/preferences';
import { Switch } from '@liminal/ui/switch';
import { settings } from '../../texts/settings';
import { usePreferences } from './queries';

const words = settings.popups;

/** Whatever may appear by itself, each with a switch of its own. */
export function Popups() {
  const { preferences, change } = usePreferences();
  const off = new Set<string>(preferences.popupsOff);
  return (
    <section id="popups" aria-labelledby="popups-title">
      <h2 className="heading" id="popups-title">
        {words.title}
      </h2>
      <p className="small muted">{words.hint}</p>
      <div>
        {popups.map((popup) => (
          <Switch
            key={popup}
            label={words.names[popup]?.[0] ?? popup}
            hint={words.names[popup]?.[1] ?? ''}
            checked={!off.has(popup)}
            onChange={(on) => change({ popupsOff: popups.filter((each) => (each === popup ? !on : off.has(each))) })}
          />
        ))}
      </div>
    </section>
  );
}
