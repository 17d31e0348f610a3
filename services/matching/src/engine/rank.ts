import { mostResults, type MemberIndex } from './index-memory';
import { harmonic } from './overlap';
import { scoreOf, transform } from './transform';

export type Ask = {
  /** 48 int8 of the asker. */ vector: Int8Array;
  attributes: number;
  wishes: number;
  exclude: string[];
  k: number;
};
export type Ranked = { id: string; /** The harmonic mean of both directions' scores. */ fit: number };

/** So many of the asker's best are looked at from the other side too. */
const shortlistOf = (k: number) => Math.min(mostResults, Math.max(128, k * 4));

/** The best for several askers: the kernel's shortlist of each, ranked by how well it fits in both directions; ties by id. */
export function rank(index: MemberIndex, asks: Ask[]): Ranked[][] {
  const answers = index.query(
    asks.map(({ vector, k, ...rest }) => ({ ...rest, vector: transform(vector), k: shortlistOf(k) })),
  );
  return answers.map((hits, i) => {
    const { vector: mine, k } = asks[i] as Ask;
    return hits
      .map(({ id, score }) => {
        const vector = index.vectorOf(id) ?? new Int8Array(48);
        return { id, fit: harmonic(Math.max(0, score), Math.max(0, scoreOf(transform(vector), mine))) };
      })
      .sort((a, b) => b.fit - a.fit || (a.id < b.id ? -1 : 1))
      .slice(0, k);
  });
}
