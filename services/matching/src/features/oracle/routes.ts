import {
  aiInsights,
  analyzeBehavior,
  behavioralPatterns,
  oracleSources,
  type AiInsight,
  type BehavioralPattern,
} from '@liminal/contracts/matching/oracle';
import { serve, type Served } from '@liminal/service-kit/serve';
import type { Engine } from '../../engine/engine';
import { factsOf } from './facts';
import { insightsIn, sourcesIn } from './insights';
import { patternsIn } from './patterns';

type Analysis = { patterns: BehavioralPattern[]; insights: AiInsight[] };

/** The oracle counts and says what it counted. It reads no text, and nobody else's acts. */
export function oracleRoutes({ engine }: { engine: Engine }): Served[] {
  /** Whom a member who is shown can be compared with: the others, and the simulated ones apart from them. */
  const compared = (shown: boolean) => {
    const { all, simulated } = engine.size();
    return shown ? { profiles: Math.max(0, all - simulated - 1), simulated } : { profiles: 0, simulated: 0 };
  };
  return [
    serve(oracleSources, async ({ db, member }) => {
      const facts = await factsOf(db, member.id);
      return sourcesIn(facts, compared(facts.shown));
    }),
    serve(
      analyzeBehavior,
      async ({ db, member }) => {
        const facts = await factsOf(db, member.id);
        const { patterns, setAside } = patternsIn(facts);
        const insights = insightsIn(facts, compared(facts.shown).profiles);
        const kept = { patterns: JSON.stringify(patterns), insights: JSON.stringify(insights), at: new Date() };
        await db('analyses')
          .insert({ memberId: member.id, ...kept })
          .onConflict('member_id')
          .merge(kept);
        return { patterns: patterns.length, insights: insights.length, setAside };
      },
      { points: 20, seconds: 60 },
    ),
    serve(behavioralPatterns, async ({ db, member }) => {
      const kept = await db('analyses').where({ memberId: member.id }).first<Analysis | undefined>('patterns');
      return kept?.patterns ?? [];
    }),
    serve(aiInsights, async ({ db, member }) => {
      const kept = await db('analyses').where({ memberId: member.id }).first<Analysis | undefined>('insights');
      return kept?.insights ?? [];
    }),
  ];
}
