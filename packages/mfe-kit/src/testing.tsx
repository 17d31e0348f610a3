import type { Route } from '@liminal/contracts/define';
import { createQueryClient } from '@liminal/client/query-client';
import { ShellProvider, useObservable, type Observable, type Toast } from '@liminal/client/shell';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactElement } from 'react';
import type * as z from '@liminal/contracts/z';
import { createStandInShell } from './stand-in-shell';

// jsdom has no scroll.
window.scrollTo = () => undefined;

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const pathOf = (route: Route) => `*${route.path}`;

/** A fake reply must satisfy the real contract, so a test cannot pass against a service that does not exist. */
export const answer = <R extends Route>(route: R, reply: (body: unknown) => z.input<R['reply']>): void =>
  server.use(
    http[route.method](pathOf(route), async ({ request }) => {
      const body = route.body ? route.body.parse(await request.json()) : undefined;
      return HttpResponse.json(route.reply.parse(reply(body)) as object, { status: route.status });
    }),
  );

/** The next call fails with this status, in the shape that every error has. */
export const failOnce = (route: Route, status: number, message = 'refused'): void =>
  server.use(
    http[route.method](pathOf(route), () => HttpResponse.json({ error: { code: 'refused', message } }, { status }), {
      once: true,
    }),
  );

function Toasts({ shown }: { shown: Observable<Toast | undefined> }) {
  const toast = useObservable(shown);
  return (
    <output>
      <strong>{toast?.title}</strong>
      <span>{toast?.description}</span>
    </output>
  );
}

/** Renders a feature as it stands in the page: in a shell, with a cache and a place for toasts. */
export function renderFeature(ui: ReactElement) {
  const standIn = createStandInShell();
  render(
    <ShellProvider value={standIn.shell}>
      <QueryClientProvider client={createQueryClient()}>
        {ui}
        <Toasts shown={standIn.shown} />
      </QueryClientProvider>
    </ShellProvider>,
  );
  return standIn;
}
