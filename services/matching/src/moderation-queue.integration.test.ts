import type { Db } from '@liminal/service-kit/db';
import { freshSchema, testDatabaseUrl } from '@liminal/service-kit/testing/fresh-schema';
import { moderationCommand } from '../../../packages/cli/src/moderation';
import { migrations } from '../migrations/all';

const [ana, ben, report] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
const run = (...words: string[]) => moderationCommand(words, 'usage');
let db: Db;
let drop: () => Promise<void>;
beforeAll(async () => {
  process.env['DATABASE_URL'] = testDatabaseUrl();
  // The operator's command looks into the schema of the service by its name.
  ({ db, drop } = await freshSchema(migrations, 'matching'));
});
afterAll(() => drop());
beforeEach(async () => {
  await db.raw('truncate reports, energy_profiles');
  await db('energy_profiles').insert({ memberId: ben, shown: true, encoder: 1 });
  await db('reports').insert({
    id: report,
    reporterId: ana,
    memberId: ben,
    reason: 'unkind',
    place: 'profile',
    note: 'He wrote\nit twice.',
  });
});
const profile = () => db('energy_profiles').where({ memberId: ben }).first('hidden', 'encoder');

test('the queue shows open reports with what was said, on one line, and nothing once decided', async () => {
  expect(await run('list')).toContain(`${report}`);
  expect(await run('list')).toContain('He wrote it twice.');
  expect(await run('decide', report, 'dismiss')).toBe(`${report} is dismissed.`);
  expect(await run('decide', report, 'warn')).toBe('There is no open report of that id.');
  expect(await run('list')).toBe('No report is open.');
  expect(await profile()).toEqual({ hidden: false, encoder: 1 });
});

test('who is hidden is told anew to every index, and can be shown again', async () => {
  await run('decide', report, 'hide');
  expect(await profile()).toEqual({ hidden: true, encoder: null });
  expect(await run('unhide', ben)).toBe(`${ben} is shown again.`);
  expect((await profile())?.hidden).toBe(false);
  expect(await run('unhide', ana)).toBe('Nobody of that id is known.');
});

test.each([
  ['decide'],
  ['decide', report],
  ['decide', report, 'ban'],
  ['decide', "'; drop table reports", 'hide'],
  ['forgive', ben],
])('words it does not know (%s %s %s) are answered with how it is used', async (...words) =>
  expect(await run(...words)).toBe('usage'),
);
