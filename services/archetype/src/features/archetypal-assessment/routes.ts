import { archetypalAssessments, takeArchetypalAssessment } from '@liminal/contracts/archetype/archetypal-assessment';
import { scoreArchetypes } from '@liminal/contracts/archetype/archetypal-score';
import { assessmentCompleted } from '@liminal/contracts/events/assessment-completed';
import { consciousnessInteraction } from '@liminal/contracts/events/consciousness-interaction';
import { newId } from '@liminal/service-kit/ids';
import { appendToOutbox } from '@liminal/service-kit/outbox';
import { badRequest } from '@liminal/service-kit/refusal';
import { serve, type Served } from '@liminal/service-kit/serve';

type Row = { id: string; archetype: string; confidence: number; answers: Record<string, unknown>; at: Date };
const kept = 50;
const shown = ({ at, ...row }: Row) => ({ ...row, at: at.toISOString() });

/** The result is added up here once more: what the browser says it is must follow from its answers. */
export const archetypalAssessmentRoutes = ({ now }: { now: () => Date }): Served[] => [
  serve(
    takeArchetypalAssessment,
    async ({ db, member, body: { archetype, confidence, answers, environmentalProfile } }) => {
      const { scores, ...result } = scoreArchetypes(answers);
      if (result.archetype !== archetype)
        throw badRequest('The result does not follow from the answers.', { archetype: result.archetype });
      if (Math.abs(result.confidence - confidence) > 0.5)
        throw badRequest('The result does not follow from the answers.', { confidence: String(result.confidence) });
      const row = { id: newId(), archetype, confidence: result.confidence, answers, at: now() };
      await db.transaction(async (tx) => {
        await tx('archetypal_assessments').insert({
          ...row,
          memberId: member.id,
          answers: JSON.stringify(answers),
          environmentalProfile: JSON.stringify(environmentalProfile),
        });
        await appendToOutbox(tx, [
          assessmentCompleted.of(member.id, {
            assessmentId: row.id,
            archetype,
            confidence: result.confidence,
            scores,
          }),
          consciousnessInteraction.of(member.id, { kind: 'assessment' }),
        ]);
      });
      return shown(row);
    },
    { points: 20, seconds: 60 },
  ),
  serve(archetypalAssessments, async ({ db, member }) => {
    const rows = await db('archetypal_assessments')
      .where({ memberId: member.id })
      .orderBy('id', 'desc')
      .limit(kept)
      .select<Row[]>('id', 'archetype', 'confidence', 'answers', 'at');
    return rows.map(shown);
  }),
];
