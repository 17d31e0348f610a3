import { assessments, takeAssessment, type Assessment } from '@liminal/contracts/matching/assessment';
import { consciousnessInteraction } from '@liminal/contracts/events/consciousness-interaction';
import { newId } from '@liminal/service-kit/ids';
import { appendToOutbox } from '@liminal/service-kit/outbox';
import { serve, type Served } from '@liminal/service-kit/serve';
import type { BestFits } from '../../domain/best-fits';
import { findMatches } from '../../domain/find-matches';
import type { Given } from '../../domain/profile-row';
import { changeProfile, rowOf } from '../../domain/profile-store';

type Row = { id: string; given: Given; at: Date };
const kept = 50;
const shown = ({ id, given, at }: Row): Assessment => ({ id, answers: {}, ...given, at: at.toISOString() });

/** The scores change the profile in the same transaction, so the count is of who fits now. */
export const assessmentRoutes = ({ bestFits, now }: { bestFits: BestFits; now: () => Date }): Served[] => [
  serve(
    takeAssessment,
    async ({ db, member, body: { answers = {}, ...scores } }) => {
      const given: Given = {
        ...scores,
        answers: Object.fromEntries(Object.entries(answers).flatMap(([question, id]) => (id ? [[question, id]] : []))),
      };
      const row = { id: newId(), given, at: now() };
      await db.transaction(async (tx) => {
        await tx('assessments').insert({ ...row, memberId: member.id, given: JSON.stringify(given) });
        await changeProfile(tx, member.id, () => ({ assessment: given }));
        await appendToOutbox(tx, consciousnessInteraction.of(member.id, { kind: 'assessment' }));
      });
      const found = await findMatches(db, bestFits, await rowOf(db, member.id));
      const simulated = found.filter(({ row: other }) => other.isDemo).length;
      return { matchCount: found.length - simulated, simulated, assessment: shown(row) };
    },
    { points: 20, seconds: 60 },
  ),
  serve(assessments, async ({ db, member }) => {
    const rows = await db('assessments')
      .where({ memberId: member.id })
      .orderBy('id', 'desc')
      .limit(kept)
      .select<Row[]>('id', 'given', 'at');
    return rows.map(shown);
  }),
];
