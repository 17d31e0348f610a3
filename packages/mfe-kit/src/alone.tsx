import { call } from '@liminal/client/call';
import { createQueryClient } from '@liminal/client/query-client';
import { useObservable, type Observable, type Toast } from '@liminal/client/shell';
import { currentUser } from '@liminal/contracts/auth/current-user';
import { isUnauthorized } from '@liminal/client/http-error';
import '@liminal/ui/atlas.css';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { RemoteProps } from './lifecycles';
import { createStandInShell } from './stand-in-shell';

type Lifecycles = { mount: (props: RemoteProps) => Promise<void>; unmount: (props: RemoteProps) => Promise<void> };
export type Modules = Record<string, () => Promise<{ lifecycles: Lifecycles }>>;

function ToastLine({ shown }: { shown: Observable<Toast | undefined> }) {
  const toast = useObservable(shown);
  return (
    <output className="toasts">
      {toast && (
        <span className="toast">
          <span className="said">
            <strong>{toast.title}</strong> {toast.description}
          </span>
        </span>
      )}
    </output>
  );
}

/** A remote without the shell: its modules one at a time, a stand-in for the shell's interface, the real calls behind it. */
export async function runAlone(name: string, modules: Modules): Promise<void> {
  const names = Object.keys(modules);
  const wanted = names.find((module) => location.hash === `#${module}`) ?? names[0];
  addEventListener('hashchange', () => location.reload());
  const root = createRoot(document.getElementById('alone') as HTMLElement);
  const say = (children: ReactNode) => root.render(<div className="wrap">{children}</div>);
  const user = await call(currentUser).catch((error: unknown) => {
    if (isUnauthorized(error))
      say(
        <p>
          <a href="/api/login?return=/">Sign in</a>, then this page shows {name} with your own data.
        </p>,
      );
    else say(<p role="alert">Nothing answered. Start Liminal (npm start), or set LIMINAL_URL. ({String(error)})</p>);
  });
  if (!user) return;
  const standIn = createStandInShell(user);
  // What leaves the page leaves this one too; other places are the shell's.
  const shell = { ...standIn.shell, navigate: (path: string) => path.startsWith('/api/') && location.assign(path) };
  say(
    <>
      <nav className="badge-row" aria-label="Modules">
        <strong>{name}</strong>
        {names.map((module) => (
          <a key={module} href={`#${module}`} aria-current={module === wanted ? 'page' : undefined}>
            {module}
          </a>
        ))}
      </nav>
      <ToastLine shown={standIn.shown} />
    </>,
  );
  const { lifecycles } = await (modules[wanted ?? ''] as Modules[string])();
  await lifecycles.mount({
    domElement: document.getElementById('outlet') as HTMLElement,
    shell,
    queryClient: createQueryClient(),
  });
}
