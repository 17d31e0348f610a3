import { pairOf, type Connection } from '../../domain/connections';
import { decide, type Known } from './decide';

const [ana, ben] = ['a', 'b'];
const known: Known = { iAmShown: true, otherIsShown: true, apart: false, existing: undefined };
const asked = (by: string, status: Connection['status'] = 'pending'): Connection => ({
  id: 'c',
  ...pairOf(ana, ben),
  requestedBy: by,
  status,
});

test.each<[string, string, Known, object]>([
  ['yourself', ana, known, { do: 'refuse', why: 'self' }],
  ['somebody, before agreeing to be shown', ben, { ...known, iAmShown: false }, { do: 'refuse', why: 'consent' }],
  ['somebody who is not shown', ben, { ...known, otherIsShown: false }, { do: 'refuse', why: 'unknown' }],
  ['somebody new', ben, known, { do: 'request' }],
  ['somebody who asked first', ben, { ...known, existing: asked(ben) }, { do: 'accept' }],
  ['somebody who asked and then hid', ben, { ...known, otherIsShown: false, existing: asked(ben) }, { do: 'accept' }],
  [
    'somebody whom one of the two blocked, whatever was before',
    ben,
    { ...known, apart: true, existing: asked(ben) },
    { do: 'refuse', why: 'unknown' },
  ],
  ['somebody whom one declined, after all', ben, { ...known, existing: asked(ben, 'declined') }, { do: 'accept' }],
  ['somebody who declined', ben, { ...known, existing: asked(ana, 'declined') }, { do: 'keep' }],
  ['somebody twice', ben, { ...known, existing: asked(ana) }, { do: 'keep' }],
  ['somebody connected', ben, { ...known, existing: asked(ben, 'connected') }, { do: 'keep' }],
])('connecting to %s', (_who, other, facts, decision) => {
  expect(decide(ana, other, facts)).toMatchObject(decision);
});
