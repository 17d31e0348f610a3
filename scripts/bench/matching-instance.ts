import { wishesOf } from '@liminal/matching/engine/attributes';
import { createIndex } from '@liminal/matching/engine/index-memory';
import { transform } from '@liminal/matching/engine/transform';
import { madeUpMembers } from '@liminal/matching/testing/made-up-members';

/** One instance of the engine as a process of its own, for bench:matching: says 'ready', waits for a line, answers for some seconds, says how many. */
const size = Number(process.argv[2]);
const seconds = Number(process.argv[3]);
const { profile, rowOf, idOf } = madeUpMembers('instance');
const index = createIndex();
for (let i = 0; i < size; i++) index.upsert(idOf(i), rowOf(profile()));
const queries = Array.from({ length: 200 }, (_, i) => {
  const { vector, attributes } = rowOf(profile());
  const pattern = [['wild-spirit'], ['deep-feeler'], ['mind-weaver']][i % 3] ?? [];
  return {
    vector: transform(vector),
    attributes,
    wishes: wishesOf({ pattern, energyType: ['introvert'] }),
    exclude: [],
    k: 20,
  };
});
const answer = (i: number) => index.query([queries[i % queries.length] as (typeof queries)[0]]);
for (let i = 0; i < 400; i++) answer(i);
process.stdout.write('ready\n');
process.stdin.once('data', () => {
  const until = performance.now() + seconds * 1000;
  let answered = 0;
  while (performance.now() < until) answer(answered++);
  process.stdout.write(`${answered / seconds}\n`);
  process.exit(0);
});
