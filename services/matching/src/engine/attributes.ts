import { soulPatterns } from '@liminal/contracts/vocabulary';
import { communicationStyles, energyTypes, humorStyles } from '@liminal/contracts/matching/assessment';

type Shape = { at: number; values: readonly string[]; /** It is always known. */ closed?: boolean };
/**
 * What members filter by, as bits: exactly one of each field, the last of a field where it is not known. A wish has a bit for
 * every value that is welcome; two fit when each one's attributes are welcome to the other. The first 16 bits lie beside the
 * vector in the kernel; a pattern's is its bucket's.
 */
const fields = {
  energyType: { at: 0, values: energyTypes },
  communicationStyle: { at: 4, values: communicationStyles },
  humorStyle: { at: 9, values: humorStyles },
  simulated: { at: 14, values: ['real', 'demo'], closed: true },
  pattern: { at: 16, values: soulPatterns },
} as const satisfies Record<string, Shape>;
export type Field = keyof typeof fields;
export type Known = Partial<Record<Field, string | null>>;
export type Wishes = Partial<Record<Field, string[]>>;

const all = Object.entries(fields) as [Field, Shape][];
const bitsOf = ({ values, closed }: Shape) => values.length + (closed ? 0 : 1);
export const everyBit = all.reduce((bits, [, shape]) => bits | (((1 << bitsOf(shape)) - 1) << shape.at), 0);

/** One bit of each field: the value, or 'not known' (a closed field then has its first). */
export const attributesOf = (known: Known): number =>
  all.reduce((bits, [field, shape]) => {
    const found = shape.values.indexOf(known[field] ?? '');
    const unknown = shape.closed ? 0 : shape.values.length;
    return bits | (1 << (shape.at + (found < 0 ? unknown : found)));
  }, 0);

/** Every bit that is welcome; a field that nothing is said of welcomes all, one that is narrowed does not welcome 'not known'. */
export const wishesOf = (wishes: Wishes): number =>
  all.reduce((bits, [field, shape]) => {
    const { at, values } = shape;
    const given = wishes[field];
    const welcome = given
      ? given.reduce((sum, value) => (values.includes(value) ? sum | (1 << values.indexOf(value)) : sum), 0)
      : (1 << bitsOf(shape)) - 1;
    return bits | (welcome << at);
  }, 0);

const energyKinds = fields.energyType.values.length + 1;
const patternKinds = fields.pattern.values.length + 1;
export const bucketCount = energyKinds * patternKinds;

/** Members of one pattern and energy type lie together: a wish for either reads no others. */
export function bucketOf(attributes: number): number {
  const energy = 31 - Math.clz32(attributes & ((1 << energyKinds) - 1));
  const pattern = 31 - Math.clz32(attributes >>> fields.pattern.at);
  return pattern * energyKinds + energy;
}

/** Whether anybody in a bucket can be welcome. */
export const bucketWelcome = (bucket: number, wishes: number): boolean =>
  (wishes & (1 << (bucket % energyKinds))) !== 0 &&
  (wishes & (1 << (fields.pattern.at + Math.floor(bucket / energyKinds)))) !== 0;

/** The bits that lie beside the vector. */
export const besideVector = 0xffff;
/** Of those, what a bucket does not already settle. */
const unsettled = besideVector & ~((1 << energyKinds) - 1);
/** Whether a wish is narrow beyond its buckets: then the bits are looked at before the vectors. */
export const isNarrow = (wishes: number): boolean => (wishes & unsettled) !== (everyBit & unsettled);

/** Whether the bits beside a vector are a simulated member's. */
export const isSimulated = (attributes: number): boolean => (attributes & (1 << (fields.simulated.at + 1))) !== 0;
