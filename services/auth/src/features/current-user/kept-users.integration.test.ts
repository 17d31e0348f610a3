import type { Db } from '@liminal/service-kit/db';
import { eventually, freshSchema, quiet, testDatabaseUrl } from '@liminal/service-kit/testing/fresh-schema';
import { createWaker, type Waker } from '@liminal/service-kit/wake';
import { migrations } from '../../../migrations/all';
import { createKeptUsers } from './kept-users';

let db: Db;
let drop: () => Promise<void>;
let waker: Waker;
const id = crypto.randomUUID();
beforeAll(async () => {
  ({ db, drop } = await freshSchema(migrations));
  waker = createWaker(testDatabaseUrl(), quiet);
  await db('accounts').insert({ id, email: 'ada@example.org', firstName: 'Ada' });
  await db('consents').insert({ memberId: id });
  await db('projections').insert({ memberId: id });
});
afterAll(async () => {
  await waker.close();
  await drop();
});

/** A finder that has read the row and keeps it. */
async function kept(): Promise<ReturnType<typeof createKeptUsers>> {
  const find = createKeptUsers({ db, waker });
  await eventually(async () => {
    const row = await find(id);
    return row !== undefined && row === (await find(id));
  });
  return find;
}

test('the member is read once, not at each call', async () => {
  const find = await kept();
  expect(await find(id)).toBe(await find(id));
});

test.each([
  ['the account', () => db('accounts').where({ id }).update({ firstName: 'Ada L.' }), { firstName: 'Ada L.' }],
  ['a consent', () => db('consents').where({ memberId: id }).update({ matching: true }), { matching: true }],
  [
    'a figure',
    () => db('projections').where({ memberId: id }).update({ interactionScore: 7 }),
    { interactionScore: 7 },
  ],
] as const)('a change of %s is seen, whoever made it', async (_what, change, seen) => {
  const find = await kept();
  await change();
  await eventually(async () => {
    const row = await find(id);
    return row !== undefined && Object.entries(seen).every(([key, value]) => row[key as keyof typeof row] === value);
  }, 2000);
});

test('while changes cannot be heard, each call reads', async () => {
  const find = createKeptUsers({
    db,
    waker: { on: async () => undefined, listening: () => false, close: async () => undefined },
  });
  await find(id);
  await db('projections').where({ memberId: id }).update({ interactionScore: 9 });
  expect(await find(id)).toMatchObject({ interactionScore: 9 });
});

test('a member who is gone is gone', async () => {
  const find = await kept();
  await db('accounts').where({ id }).delete();
  await eventually(async () => (await find(id)) === undefined, 2000);
});
