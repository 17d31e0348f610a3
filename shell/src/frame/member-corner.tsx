import { forgetSession } from '@liminal/client/stored-session';
import type { Shell } from '@liminal/client/shell';
import type { CurrentUser } from '@liminal/contracts/auth/current-user';
import { Avatar } from '@liminal/ui/avatar';
import { Icon } from '@liminal/ui/icon';
import { exit } from '@liminal/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { texts } from '../texts';

type Props = { shell: Shell; user: CurrentUser };

/** The member's picture, which opens what is theirs: a click elsewhere, Escape and leaving by Tab close it. */
function AccountMenu({ shell, user }: Props) {
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const elsewhere = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) setOpen(false);
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    const listening = new AbortController();
    const { signal } = listening;
    for (const what of ['pointerdown', 'focusin']) document.addEventListener(what, elsewhere, { signal });
    document.addEventListener('keydown', escape, { signal });
    return () => listening.abort();
  }, [open]);
  return (
    <div ref={menu} className="account">
      <button
        ref={button}
        type="button"
        aria-label={texts.account(user.firstName)}
        aria-expanded={open}
        aria-controls="account-menu"
        onClick={() => setOpen(!open)}
      >
        <Avatar id={user.id} archetype={user.archetype} hertz={user.energyFrequency} />
      </button>
      <ul id="account-menu" hidden={!open}>
        {texts.accountMenu.map(([path, label]) => (
          <li key={path}>
            <a
              href={path}
              onClick={(event) => {
                event.preventDefault();
                setOpen(false);
                shell.navigate(path);
              }}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The member's own corner of the masthead: their menu, and the way out. */
export const MemberCorner = ({ shell, user }: Props) => (
  <>
    <AccountMenu shell={shell} user={user} />
    <a className="button exit" href="/api/logout" onClick={forgetSession}>
      <Icon path={exit} />
      <span className="label-long">{texts.exit}</span>
    </a>
  </>
);
