import type { Dream } from '@liminal/contracts/dreams/dream';
import type { Interpretation } from '@liminal/contracts/dreams/interpretation';
import type { Db, Tx } from '@liminal/service-kit/db';
import { notFound } from '@liminal/service-kit/refusal';
import { peopleOf, tallyOf } from './tally';

export type DreamRow = {
  id: string;
  memberId: string;
  title: string;
  description: string;
  emotions: string;
  lucidityLevel: string;
  tags: string[];
  interpretation: Interpretation | null;
  createdAt: Date;
  deletedAt: Date | null;
};

/** What leaves of a dream; what it is found and counted by stays. */
export const columns = [
  'id',
  'title',
  'description',
  'emotions',
  'lucidityLevel',
  'tags',
  'interpretation',
  'createdAt',
] as const;

export const dreamOf = ({ createdAt, ...row }: Pick<DreamRow, (typeof columns)[number]>): Dream => ({
  ...row,
  // Readings of the first reader have no claims; reading again gives them.
  interpretation: row.interpretation && { ...emptyReading, ...row.interpretation },
  createdAt: createdAt.toISOString(),
});

const emptyReading = { claims: [], symbols: [], questions: [], legibility: 'legible', writtenBy: 'rules' as const };

/** An interpretation as it is stored, with what can be filtered and counted by it. */
export const interpreted = (interpretation: Interpretation | null) => ({
  interpretation: interpretation && JSON.stringify(interpretation),
  symbols: interpretation?.symbols.map(({ name }) => name) ?? [],
  people: interpretation ? peopleOf(interpretation.claims) : [],
  tally: interpretation?.legibility === 'legible' ? JSON.stringify(tallyOf(interpretation.claims)) : null,
});

/** A member's own dream that is not put away, locked until the end of the transaction. @throws Refusal 404 */
export async function ownDream(tx: Db | Tx, memberId: string, id: string): Promise<DreamRow> {
  const row = await tx<DreamRow>('dreams').where({ id, memberId }).whereNull('deletedAt').forUpdate().first();
  if (!row) throw notFound('This dream is not here.');
  return row as DreamRow;
}
