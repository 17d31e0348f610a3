import { groups, type Group } from './groups';

/** int16 for a weight of 1: 48 products of 2,032 and 127 stay far inside 32 bits. */
const unit = 2032;

/** What one group of an asker's vector looks for in another's: the same measures, or the kinds that suit. */
function wanted({ at, size, weight, suits }: Group, vector: Int8Array): number[] {
  const own = vector.subarray(at, at + size);
  // Measures that belong together share their group's weight.
  if (!suits) return [...own].map((value) => (weight * value) / 127 / Math.sqrt(size));
  return Array.from({ length: size }, (_, j) =>
    own.reduce((sum, value, i) => sum + (weight * value * (suits[i]?.[j] ?? 0)) / 127, 0),
  );
}

/** The asker's side: weights and rows of what suits, so that a score is one dot product with anybody's vector. Not symmetric. */
export function transform(vector: Int8Array): Int16Array {
  const query = new Int16Array(48);
  for (const group of groups)
    query.set(
      wanted(group, vector).map((value) => Math.round(value * unit)),
      group.at,
    );
  return query;
}

export const scoreOf = (query: Int16Array, vector: Int8Array, at = 0, size = 48): number => {
  let sum = 0;
  for (let i = at; i < at + size; i++) sum += (query[i] ?? 0) * (vector[i] ?? 0);
  return sum;
};
