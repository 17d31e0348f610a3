import { Boundary } from '@liminal/ui/boundary';
import { ShellProvider, type Shell } from '@liminal/client/shell';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

/** What the shell hands to every exposed module. */
export type RemoteProps = {
  domElement: HTMLElement;
  shell: Shell;
  queryClient: QueryClient;
  errorBoundary?: (error: Error) => ReactNode;
};

function Mounted({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(then, [then]);
  return children;
}

/** A component as single-spa lifecycles, inside the shell's cache and interface; it may stand in several slots at once. */
export function createLifecycles(Component: ComponentType) {
  const roots = new Map<HTMLElement, Root>();
  return {
    bootstrap: async (): Promise<void> => undefined,
    /** Resolves once it is in the page. */
    mount: ({ domElement, shell, queryClient, errorBoundary }: RemoteProps): Promise<void> =>
      new Promise((resolve) => {
        const root = createRoot(domElement);
        roots.set(domElement, root);
        root.render(
          <Mounted then={resolve}>
            <Boundary fallback={errorBoundary}>
              <ShellProvider value={shell}>
                <QueryClientProvider client={queryClient}>
                  <Component />
                </QueryClientProvider>
              </ShellProvider>
            </Boundary>
          </Mounted>,
        );
      }),
    unmount: async ({ domElement }: RemoteProps): Promise<void> => {
      roots.get(domElement)?.unmount();
      roots.delete(domElement);
    },
  };
}
