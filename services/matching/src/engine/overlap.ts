import { groups, type Group, type GroupName } from './groups';
import { scoreOf, transform } from './transform';

export type Part = {
  name: GroupName;
  /** 0 to 1: how well this part of the two fits, both directions. */
  share: number;
  /** alike, complementary (another kind that suits better than the same would) or in tension. */
  kind: 'shared' | 'complementary' | 'tension' | 'neutral';
  weight: number;
};
export type Overlap = {
  /** 0 to 100: weighted over the parts that both are known in. */
  percent: number;
  parts: Part[];
  /** Of how many parts there are. */
  of: number;
};

const isKnown = ({ at, size }: Group, vector: Int8Array) => vector.subarray(at, at + size).some((value) => value !== 0);

/** The harmonic mean: one side that does not fit cannot be made up for by the other. */
export const harmonic = (a: number, b: number): number => (a + b <= 0 ? 0 : (2 * a * b) / (a + b));

/** Which kind a vector has most of in a group of kinds. */
const topOf = ({ at, size }: Group, vector: Int8Array): number => {
  const own = vector.subarray(at, at + size);
  return own.indexOf(Math.max(...own));
};

/** How well one part fits, seen from one side, beside the best it could be. */
function oneWay(group: Group, mine: Int8Array, query: Int16Array, vector: Int8Array): number {
  const { at, size, suits, near } = group;
  if (near) {
    let apart = 0;
    for (let i = at; i < at + size; i++) apart += Math.abs((mine[i] ?? 0) - (vector[i] ?? 0));
    // Half the scale apart is as far as two people chosen at random: it counts as nothing in common.
    return Math.max(0, 1 - apart / size / 127);
  }
  const got = scoreOf(query, vector, at, size);
  const own = query.subarray(at, at + size);
  if (suits) {
    // The other's kinds are shares of one whole: the best is all of it in the kind that suits most.
    const whole = vector.subarray(at, at + size).reduce((sum, value) => sum + value, 0);
    const best = Math.max(...own) * whole;
    return best <= 0 ? 0 : Math.max(0, got / best);
  }
  const length = (values: ArrayLike<number>) =>
    Math.sqrt(Array.from(values).reduce((sum, value) => sum + value ** 2, 0));
  return (got / (length(own) * length(vector.subarray(at, at + size)) || 1) + 1) / 2;
}

function kindOf(group: Group, mine: Int8Array, theirs: Int8Array, share: number): Part['kind'] {
  if (share < 0.34) return 'tension';
  if (!group.suits) return share >= 0.66 ? 'shared' : 'neutral';
  const [one, other] = [topOf(group, mine), topOf(group, theirs)];
  if (one === other) return 'shared';
  const same = group.suits[one]?.[one] ?? 0;
  return (group.suits[one]?.[other] ?? 0) > same ? 'complementary' : 'neutral';
}

/** What two profiles have in common, part by part; parts that only one of them is known in count for nothing. */
export function overlapOf(mine: Int8Array, theirs: Int8Array): Overlap {
  const [myQuery, theirQuery] = [transform(mine), transform(theirs)];
  const parts = groups
    .filter((group) => isKnown(group, mine) && isKnown(group, theirs))
    .map((group): Part => {
      const share = harmonic(oneWay(group, mine, myQuery, theirs), oneWay(group, theirs, theirQuery, mine));
      return { name: group.name, share, kind: kindOf(group, mine, theirs, share), weight: group.weight };
    });
  const weight = parts.reduce((sum, part) => sum + part.weight, 0);
  const sum = parts.reduce((total, part) => total + part.share * part.weight, 0);
  return { percent: weight === 0 ? 0 : Math.round((sum / weight) * 100), parts, of: groups.length };
}
