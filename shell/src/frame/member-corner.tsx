import { forgetSession } from '@liminal/client/stored-session';
import type { Shell } from '@liminal/client/shell';
import type { CurrentUser } from '@liminal/contracts/auth/current-user';
import { Avatar } from '@liminal/ui/avatar';
import { Icon } from '@liminal/ui/icon';
import { exit } from '@liminal/ui/icons';
import { texts } from '../texts';

type Props = { shell: Shell; user: CurrentUser };

/** The member's own corner of the masthead: their picture, which opens the settings, and the way out. */
export const MemberCorner = ({ shell, user }: Props) => (
  <>
    <a
      href="/settings"
      aria-label={texts.account(user.firstName)}
      onClick={(event) => {
        event.preventDefault();
        shell.navigate('/settings');
      }}
    >
      <Avatar id={user.id} archetype={user.archetype} hertz={user.energyFrequency} />
    </a>
    <a className="button exit" href="/api/logout" onClick={forgetSession}>
      <Icon path={exit} />
      <span className="label-long">{texts.exit}</span>
    </a>
  </>
);
