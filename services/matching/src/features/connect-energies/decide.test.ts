import { pairOf, type Connection } from '../../domain/connections';
import { decide, type Known } from './decide';

const [ana, ben] = ['a', 'b'];
const known: Known = { iAmShown: true, otherIsShown: true, existing: undefined };
const asked = (by: string, status: Connection['status'] = 'pending'): Connection => ({ id: 'c', ...pairOf(ana, ben), requestedBy: by, status });

test.each<[string, string, Known, ReturnType<typeof decide>['do'], string?]>([
  ['yourself', ana, known, 'refuse', 'self'],
  ['somebody, before agreeing to be shown', ben, { ...known, iAmShown: false }, 'refuse', 'consent'],
  ['somebody who is not shown', ben, { ...known, otherIsShown: false }, 'refuse', 'unknown'],
  ['somebody new', ben, known, 'request'],
  ['somebody who asked first', ben, { ...known, existing: asked(ben) }, 'accept'],
  ['somebody who asked and then hid', ben, { ...known, otherIsShown: false, existing: asked(ben) }, 'accept'],
  ['somebody twice', ben, { ...known, existing: asked(ana) }, 'keep'],
  ['somebody connected', ben, { ...known, existing: asked(ben, 'connected') }, 'keep'],
])('connecting to %s', (_who, other, facts, what, why) => {
  expect(decide(ana, other, facts)).toMatchObject(why ? { do: what, why } : { do: what });
});
