import { QueryObserver } from '@tanstack/react-query';
import { createQueryClient } from './query-client';

const queryKey = ['api', 'thing'];

/** What a part of the page that opens sees of a read, and how often it asked. */
async function opened(client: ReturnType<typeof createQueryClient>, ask: () => Promise<number>): Promise<unknown> {
  const observer = new QueryObserver(client, { queryKey, queryFn: ask });
  const close = observer.subscribe(() => undefined);
  await new Promise((done) => setTimeout(done));
  close();
  return observer.getCurrentResult().data;
}

test('what is fresh is not asked for again by the next part that opens', async () => {
  const client = createQueryClient();
  let asked = 0;
  const ask = async () => ++asked;
  await opened(client, ask);
  expect(await opened(client, ask)).toBe(1);
});

test('nor is what is only old', async () => {
  const client = createQueryClient();
  client.setQueryData(queryKey, 7, { updatedAt: Date.now() - 45 * 60_000 });
  expect(await opened(client, async () => 8)).toBe(7);
});

test('what was said to be wrong while nobody looked at it is asked for when somebody does', async () => {
  const client = createQueryClient();
  let asked = 0;
  const ask = async () => ++asked;
  await opened(client, ask);
  await client.invalidateQueries({ queryKey });
  expect(asked).toBe(1);
  expect(await opened(client, ask)).toBe(2);
});
