/**
 * What a word of doing needs beside it before it counts:
 * nothing; `whom`, somebody it is done to; `somebody`, another than the dreamer on either side.
 */
type Needs = 'nothing' | 'whom' | 'somebody';
/** Class by Hall and Van de Castle. */
export type Act = { class: number; needs: Needs };

const lists = {
  // 8 a killing, 7 a bodily attack, 6 chasing, confining, 5 theft and destruction, 4 a threat, 3 refusal and rejection, 2 words, 1 a feeling
  aggression: {
    nothing: {
      8: 'murder assassinate execute behead lynch massacre slaughter suicide execution',
      7: 'fight fought fistfight brawl battle war wrestle stab strangle rape beating assault punch slap attack ambush torture riot combat bombing scuffle',
      6: 'chase kidnap capture imprison pursue pursuit arrest handcuff hostage prisoner slave',
      5: 'steal stole robbery burglary burglar rob theft vandal robber holdup thief',
      4: 'threaten threat menace pistol rifle',
      3: 'scold punish spank disobey reprimand evict expel',
      2: 'argue argument quarrel curse insult ridicule accuse blame criticize criticise tease taunt jeer bicker sarcastic sneer mock yell swear bawl reproach gossip nag',
      1: 'angry mad furious disgusted infuriate outraged enraged rage hate hatred despise dislike resent jealous jealousy envy detest hostile grudge enemy',
    },
    whom: {
      8: 'kill shoot shot poison drown hang',
      7: 'hit strike struck kick bite choke splash pull grab push shove knock throw hurl trip scratch claw whip club pinch jump tackle hurt injure crush beat spit tear rip slash',
      6: 'tie trap hold follow force drag surround confine bully stop catch caught lock seize restrain detain hunt',
      3: 'refuse reject ignore abandon forbid forbade dismiss order command desert deceive betray lie cheat exclude deny contradict object oppose disagree disapprove protest jilt deprive',
      2: 'yell shout scream bother complain snap glare embarrass fool',
      1: 'annoyed irritated anger irritate annoy resentful provoke',
    },
    somebody: { 3: 'refuse disapprove deny reject insist', 2: 'shout glare scowl' },
  },
  // 7 wishing for a lasting bond, 6 touch, 5 inviting and dating, 4 help, 3 gifts and loans, 2 words and greetings, 1 a feeling
  friendliness: {
    nothing: {
      7: 'marry married marriage engaged engagement wedding propose',
      6: 'kiss hug embrace caress cuddle',
      5: 'invite date dating',
      4: 'help assist assistance rescue protect comfort console reassure aid warn',
      3: 'lend lent borrow',
      2: 'thank compliment congratulate greet introduce welcome apologize apologise praise wave applaud sympathize sympathy forgive',
      1: 'friendly friendship admire sympathetic',
    },
    whom: {
      6: 'dance hold arm hand lap pat stroke',
      5: 'visit accompany join date',
      4: 'save cure heal drive carry guide nurse soothe calm advise advice feed serve cooperate care show teach taught encourage support',
      3: 'give gave lend loan offer buy bought present gift bring brought share',
      2: 'smile kid joke nod greeting hello congratulations congratulation',
      1: 'like love fond adore kind trust respect',
    },
    somebody: {},
  },
  // 5 intercourse, 4 foreplay, 3 kissing and petting, 2 an overture, 1 a thought
  sexuality: {
    nothing: {
      5: 'intercourse sex copulate prostitute',
      4: 'seduce undress breast breasts genitals penis vagina masturbate orgasm',
      3: 'neck necking petting',
      2: 'flirt sexy erotic sexual sexually lust',
      1: 'sensual passionate passion',
    },
    whom: {},
    somebody: {},
  },
} as const;
export type Kind = keyof typeof lists;

const table = new Map<string, Act>();
for (const [kind, byNeed] of Object.entries(lists))
  for (const [needs, byClass] of Object.entries(byNeed))
    for (const [number, words] of Object.entries(byClass as Record<string, string>))
      for (const word of words.split(' '))
        if (!table.has(`${kind} ${word}`))
          table.set(`${kind} ${word}`, { class: Number(number), needs: needs as Needs });

/** Words that say it only together; matched in a sentence's small letters. */
const phrases: Record<Kind, [RegExp, number][]> = {
  aggression: [
    [/\b(?:laugh|laughed|laughing|laughs) at (?:me|us|him|her|them)\b/g, 2],
    [/\bmak(?:e|es|ing) fun of\b|\bmade fun of\b/g, 2],
    [/\b(?:run|ran|running|runs|come|came|coming|comes|go|went) after (?:me|us|him|her|them)\b/g, 6],
    [/\bout to (?:get|kill) (?:me|us|him|her|them)\b/g, 4],
    [/\b(?:would|will|did|could) ?(?:not|n't) (?:let|allow) (?:me|us|him|her|them)\b/g, 3],
    [/\bagainst (?:my|our|his|her|their) will\b/g, 6],
    [/\b(?:took|take|takes|taking) (?:it|them|my \w+) (?:away )?from (?:me|us|him|her|them)\b/g, 5],
    [/\b(?:leave|leaving|left) (?:me|us) (?:alone|behind)\b/g, 3],
  ],
  friendliness: [
    [/\bpick(?:ed|ing|s)? (?:me|us|him|her|them) up\b/g, 4],
    [/\b(?:take|took|takes|taking|walk|walked|drive|drove) (?:me|us|him|her|them) (?:out|home)\b/g, 5],
    [/\b(?:go|going|went|goes|gone) (?:out|steady) with\b/g, 5],
    [/\barms? (?:around|about)\b|\bin (?:my|his|her) arms\b|\bheld hands\b|\bholding hands\b|\bhand in hand\b/g, 6],
    [/\bin love with\b|\bfalls? in love\b|\bfell in love\b/g, 7],
    [/\bgood time\b/g, 2],
    [/\b(?:shook|shake|shaking) hands\b/g, 2],
    [/\b(?:not|n't) (?:to )?worry\b|\btake it easy\b/g, 4],
  ],
  sexuality: [
    [/\b(?:make|made|making) love\b/g, 5],
    [/\b(?:in bed|to bed) with (?:me|him|her)\b|\bslept with (?:me|him|her)\b/g, 5],
  ],
};

/** What only several words together say, with their place in the sentence. */
export const phrasesIn = (kind: Kind, sentence: string): { at: number; length: number; class: number }[] =>
  phrases[kind].flatMap(([pattern, number]) =>
    [...sentence.matchAll(pattern)].map((match) => ({ at: match.index, length: match[0].length, class: number })),
  );

export const actOf = (kind: Kind, word: string): Act | undefined => table.get(`${kind} ${word}`);
