import { firstPreferences } from '@liminal/contracts/account/preferences';
import { freshSchema } from '@liminal/service-kit/testing/fresh-schema';
import { cookieOf, sessionsOf, testService } from '@liminal/service-kit/testing/test-service';
import { migrations } from '../migrations/all';
import { auth } from './service';
import { authCalls } from './testing/auth-calls';

let schema: Awaited<ReturnType<typeof freshSchema>>;
let app: ReturnType<typeof testService>['app'];
const members: Record<string, { id: string }> = {};
const { put, register: open, user } = authCalls(() => app);
const register = async () => {
  const { response } = await open();
  const letter = String.fromCharCode(97 + Object.keys(members).length);
  members[letter] = { id: response.body.id };
  return { cookie: cookieOf(letter) };
};

beforeAll(async () => {
  schema = await freshSchema(migrations);
  ({ app } = testService(auth, { db: schema.db, sessions: sessionsOf(members) }));
}, 30_000);
afterAll(() => schema.drop());

test('preferences are what was first agreed until the member says otherwise, and then what they said', async () => {
  const ada = await register();
  expect((await user(ada.cookie)).body.preferences).toEqual(firstPreferences);
  const chosen = { intensity: 1, popupsOff: ['wisdom'], hideStreaks: true, quiet: { from: 1350, until: 420 } };
  expect((await put('/api/account/preferences', chosen, ada.cookie)).body).toEqual(chosen);
  expect((await user(ada.cookie)).body.preferences).toEqual(chosen);
  await put('/api/account/preferences', { ...chosen, quiet: null, intensity: null }, ada.cookie);
  expect((await user(ada.cookie)).body.preferences).toMatchObject({ quiet: null, intensity: null });
});

test.each([
  ['an intensity of 4', { intensity: 4 }, 'intensity'],
  ['a popup that there is not', { popupsOff: ['ads'] }, 'popupsOff.0'],
  ['quiet from 25 o’clock', { quiet: { from: 1500, until: 0 } }, 'quiet.from'],
  ['a key of one’s own', { admin: true }, 'admin'],
])('%s is refused and named', async (_what, change, field) => {
  const ada = await register();
  const { status, body } = await put('/api/account/preferences', { ...firstPreferences, ...change }, ada.cookie);
  expect([status, Object.keys(body.error.fields)]).toEqual([400, [field]]);
});

test('a name is changed for everybody to see, and never to markup', async () => {
  const ada = await register();
  expect((await put('/api/account/profile', { firstName: ' Ada Lovelace ' }, ada.cookie)).status).toBe(200);
  expect((await user(ada.cookie)).body.firstName).toBe('Ada Lovelace');
  expect((await put('/api/account/profile', { firstName: '<b>Ada' }, ada.cookie)).status).toBe(400);
});

test('the member’s day is changed here, in every session of theirs, and told to the others', async () => {
  const ada = await register();
  const day = { dayStartsAt: 360, zone: 'Pacific/Auckland' };
  expect((await put('/api/account/day', day, ada.cookie)).status).toBe(200);
  const { body } = await user(ada.cookie);
  expect(body).toMatchObject(day);
  const told = await schema.db('outbox').where({ memberId: body.id, topic: 'member-day-changed' });
  expect(told.map(({ event }) => event.data)).toEqual([day]);
  expect((await put('/api/account/day', { ...day, zone: 'Mars/Olympus' }, ada.cookie)).status).toBe(400);
});
