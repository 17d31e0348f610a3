import { ShellProvider, type Shell } from '@liminal/client/shell';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import * as React from 'react';
import type { ComponentType } from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';

/** What the shell hands to every exposed module. */
export type RemoteProps = { shell: Shell; queryClient: QueryClient };

/** A component as single-spa lifecycles, inside the shell's cache and interface. */
export const createLifecycles = (Root: ComponentType) =>
  singleSpaReact<RemoteProps>({
    React,
    ReactDOMClient,
    renderType: 'createRoot',
    rootComponent: ({ shell, queryClient }: RemoteProps) => (
      <ShellProvider value={shell}>
        <QueryClientProvider client={queryClient}>
          <Root />
        </QueryClientProvider>
      </ShellProvider>
    ),
    // The shell gives its own boundary as a prop; this one is for a remote that runs without a shell.
    errorBoundary: () => <p role="alert">This part crashed.</p>,
  });
