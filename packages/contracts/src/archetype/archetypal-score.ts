import { jungians, type Jungian } from '../vocabulary';

/** The number box of the first question (specification, section 5). */
export const blinks = { min: 1, max: 100, default: 15 } as const;

/** The number that was typed, as a whole one; 15 if it is none. */
export const parseBlinks = (typed: string): number => {
  const count = Number.parseInt(typed, 10);
  return Number.isNaN(count) ? blinks.default : count;
};

const blinkRanges: { upTo: number; archetype: Jungian }[] = [
  { upTo: 10, archetype: 'sage' },
  { upTo: 15, archetype: 'hero' },
  { upTo: 20, archetype: 'explorer' },
  { upTo: 30, archetype: 'innocent' },
  { upTo: Infinity, archetype: 'magician' },
];

/** The archetype whose range a blink count falls in: +2 for it (specification, section 5). */
export const blinkArchetype = (count: number): Jungian =>
  blinkRanges.find(({ upTo }) => count <= upTo)?.archetype ?? 'magician';

/** The five answers of the decision pause, from instantly to 3 days. */
export const pauses = {
  instantly: 'hero',
  minute: 'innocent',
  hour: 'magician',
  night: 'sage',
  'three-days': 'explorer',
} as const satisfies Record<string, Jungian>;

/** The six other questions, each answered by an archetype; with the blink count and the pause they are eight. */
export const archetypalQuestions = ['road', 'silence', 'meal', 'evidence', 'gift', 'ending'] as const;
export type ArchetypalQuestion = (typeof archetypalQuestions)[number];

export type ArchetypalAnswers = Record<ArchetypalQuestion, Jungian> & { blinks: number; pause: keyof typeof pauses };
export const questionCount = 8;

export type ArchetypalScore = {
  archetype: Jungian;
  /** percent: top score / 8 questions * 100, at most 100 (two points of the blink count can make it nine of eight). */
  confidence: number;
  /** Others with the same score. */
  ties: Jungian[];
  scores: Record<Jungian, number>;
  /** Which questions gave to each. */
  from: Record<Jungian, (ArchetypalQuestion | 'blinks' | 'pause')[]>;
};

/** What eight answers add up to (specification, section 5). Pure: the page shows it and the service checks it. */
export function scoreArchetypes({ blinks: count, pause, ...others }: ArchetypalAnswers): ArchetypalScore {
  const scores = Object.fromEntries(jungians.map((name) => [name, 0])) as Record<Jungian, number>;
  const from = Object.fromEntries(jungians.map((name) => [name, []])) as unknown as ArchetypalScore['from'];
  const give = (archetype: Jungian, points: number, question: ArchetypalQuestion | 'blinks' | 'pause') => {
    scores[archetype] += points;
    from[archetype].push(question);
  };
  give(blinkArchetype(count), 2, 'blinks');
  give(pauses[pause], 1, 'pause');
  for (const question of archetypalQuestions) give(others[question], 1, question);
  const top = Math.max(...Object.values(scores));
  const [archetype = 'explorer', ...ties] = jungians.filter((name) => scores[name] === top);
  return { archetype, ties, confidence: Math.min(100, (top / questionCount) * 100), scores, from };
}

/** Whom each archetype meets well, and whom it had better not share a small room with. */
export const kinship: Record<Jungian, { matching: Jungian[]; avoided: Jungian[] }> = {
  explorer: { matching: ['sage', 'hero'], avoided: ['innocent'] },
  hero: { matching: ['explorer', 'lover'], avoided: ['magician'] },
  innocent: { matching: ['lover', 'magician'], avoided: ['explorer'] },
  lover: { matching: ['innocent', 'hero'], avoided: ['sage'] },
  magician: { matching: ['sage', 'innocent'], avoided: ['hero'] },
  sage: { matching: ['magician', 'explorer'], avoided: ['lover'] },
};
