import type { Rap } from '@liminal/contracts/journey/rap';

/** Rhymed pairs, written for this; four of them make a rap. */
const couplets: readonly (readonly [string, string])[] = [
  ['I woke with the ceiling still wearing the sea,', 'poured out a coffee and it poured out me.'],
  ['My shadow was early, my body was late,', 'we split half a mango and called it a date.'],
  ['Moon at the window with nowhere to be,', 'I offered her sugar, she offered me three.'],
  ['I counted my breath like a miser his gold,', 'gave every one back, and was never so told.'],
  ['Got lost in a doorway I walk every day,', 'the house said: you’re home, but you took the long way.'],
  ['They asked for my sign and I pointed at rain,', 'it spells the same word on the roof, on the train.'],
  ['My thoughts came in traffic, all horns and no green,', 'I sat on the kerb till the kerb was serene.'],
  ['I dreamt of my teeth in a mariner’s hand,', 'he read them like charts and he found me some land.'],
  ['Old grief at the table, I laid it a plate,', 'it ate like a bird and it got up at eight.'],
  ['I tuned to four-thirty and two over bread,', 'the toaster said om and the butter just spread.'],
  ['The clock on the wall has a face but no eyes,', 'it cannot see me, so I’m free to arise.'],
  ['I went to find silence, it wasn’t at home,', 'it left me a note and the note was this poem.'],
  ['My ego wore sunglasses, entered the hall,', 'walked into the mirror and thanked it for all.'],
  ['I climbed up the ladder inside of my spine,', 'at rung number seven they’d hung out a line.'],
  ['A stranger smiled once and I lived on the change,', 'it bought me a week of not feeling so strange.'],
  ['I practise forgiveness, I started with chairs,', 'then worked my way up to the people upstairs.'],
  ['I folded my worry as small as a stamp,', 'and posted it off by the light of a lamp.'],
  ['The river said nothing and said it again,', 'I wrote it all down with a waterless pen.'],
  ['I asked the horizon how far I should go,', 'it stepped back a little. It wanted to know.'],
  ['There’s gold in the gap where the in-breath turns round,', 'I looked for a second. I still have it. Found.'],
  ['I knocked on my heart and a child let me in,', 'said: mind all the toys, you may sit with my twin.'],
  ['My to-do list wept when I read it out loud,', 'so I crossed out a thing, and it floated off, proud.'],
  ['I borrowed a star for the walk through the wood,', 'I brought it back late, but it said that was good.'],
  ['You cannot step twice in the very same bath,', 'I tried with a duck, and we both had to laugh.'],
];

const titles = [
  'Bars at the Threshold',
  'Low Tide Cypher',
  'Third Eye, First Take',
  'Delta Wave Delivery',
  'Nobody’s Mantra',
  'Half Moon Freestyle',
  'Breath on the Beat',
  'Lucid and Unbothered',
];

/** Numbers between 0 and 1 that a seed alone decides (mulberry32). */
function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Eight lines of four different couplets. Pure: the same seed makes the same rap for ever, so couplets are only ever added at a new version. */
export function rapOf(seed: number): Rap {
  const next = random(seed);
  const left = [...couplets];
  const chosen = Array.from({ length: 4 }, () => left.splice(Math.floor(next() * left.length), 1)[0] ?? ['', '']);
  return { seed, title: titles[Math.floor(next() * titles.length)] ?? '', lines: chosen.flat() };
}
