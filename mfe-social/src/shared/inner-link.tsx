import { useShell } from '@liminal/client/shell';
import type { ReactNode } from 'react';

type Props = { to: string; className?: string; children: ReactNode };

/** A link to another place of this site, without a reload. */
export function InnerLink({ to, className, children }: Props) {
  const { navigate } = useShell();
  return (
    <a
      className={className}
      href={to}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        navigate(to);
      }}
    >
      {children}
    </a>
  );
}
