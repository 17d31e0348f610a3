import { ShellProvider, type Shell } from '@liminal/client/shell';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import * as React from 'react';
import type { ComponentType, ReactNode } from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { Boundary } from './boundary';

/** What the shell hands to every exposed module. */
export type RemoteProps = { shell: Shell; queryClient: QueryClient; errorBoundary?: (error: Error) => ReactNode };

/** A component as single-spa lifecycles, inside the shell's cache and interface. */
export const createLifecycles = (Root: ComponentType) =>
  singleSpaReact<RemoteProps>({
    React,
    ReactDOMClient,
    renderType: 'createRoot',
    // The boundary is inside, in Boundary.
    suppressComponentDidCatchWarning: true,
    rootComponent: ({ shell, queryClient, errorBoundary }: RemoteProps) => (
      <Boundary fallback={errorBoundary}>
        <ShellProvider value={shell}>
          <QueryClientProvider client={queryClient}>
            <Root />
          </QueryClientProvider>
        </ShellProvider>
      </Boundary>
    ),
  });
