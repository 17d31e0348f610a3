import { evolution } from '@liminal/contracts/archetype/evolution';
import { serve } from '@liminal/service-kit/serve';
import { actWeights, waysOn, weightOf, type Soul } from '../../domain/score';

type Past = { fromArchetype: string; toArchetype: string; at: Date };
const mostPast = 20;

/** What moved the pattern, where it is heading, and what it was: read off the same rules that move it. */
export const evolutionRoute = () =>
  serve(evolution, async ({ db, member }) => {
    const soul = await db('souls').where({ memberId: member.id }).first<Soul | undefined>();
    const past = await db('evolutions')
      .where({ memberId: member.id })
      .orderBy('id', 'desc')
      .limit(mostPast)
      .select<Past[]>('fromArchetype', 'toArchetype', 'at');
    const acts = soul?.acts ?? {};
    return {
      archetype: soul?.archetype ?? null,
      interactionScore: soul?.interactionScore ?? 0,
      moved: Object.entries(acts)
        .map(([kind, count]) => ({ kind, count, points: count * weightOf(kind) }))
        .sort((a, b) => b.points - a.points),
      ways: soul?.archetype ? waysOn(soul.archetype, acts) : [],
      weights: actWeights,
      past: past.map(({ fromArchetype, toArchetype, at }) => ({
        from: fromArchetype,
        to: toArchetype,
        at: at.toISOString(),
      })),
    };
  });
