import * as z from '@liminal/contracts/z';
import { defineRoute } from '../define';

/** So many cases of so many: what a finding rests on. */
const Evidence = z.object({
  count: z.int(),
  of: z.int(),
  /** What is counted, such as `dreams`; open. */
  what: z.string(),
});

export const BehavioralPattern = z.object({
  id: z.string(),
  /** dreams, rhythm, practice, people or self; open. */
  category: z.string(),
  observation: z.string(),
  significance: z.string(),
  /** A soul pattern it points to. */
  archetypalIndicator: z.string(),
  /** percent: the share of the evidence, nothing else. */
  confidence: z.int(),
  evidence: Evidence,
  /** Fewer than ten cases. */
  smallSample: z.boolean(),
});
export type BehavioralPattern = z.infer<typeof BehavioralPattern>;

export const AiInsight = z.object({
  id: z.string(),
  /** observation, prediction or recommendation. */
  type: z.string(),
  title: z.string(),
  description: z.string(),
  /** percent: the share of the evidence; null where nothing is counted, as for a recommendation to begin. */
  confidence: z.nullable(z.int()),
  /** Whether there is something to do about it now. */
  actionable: z.boolean(),
  /** Where to do it; a path of this site. */
  path: z.nullable(z.string()),
  evidence: z.nullable(Evidence),
});
export type AiInsight = z.infer<typeof AiInsight>;

/** What the oracle would have to go by. */
export const OracleSources = z.object({
  dreams: z.int(),
  acts: z.int(),
  practice: z.int(),
  assessments: z.int(),
  connections: z.int(),
  /** Members who agreed and could be compared. */
  profiles: z.int(),
  /** Simulated ones, which are compared too and never counted with the others. */
  simulated: z._default(z.int(), 0),
  /** What is still missing for a finding: so many of so many needed. */
  missing: z.array(z.object({ what: z.string(), have: z.int(), need: z.int() })),
});
export type OracleSources = z.infer<typeof OracleSources>;

export const oracleSources = defineRoute({
  method: 'get',
  path: '/api/analyze-behavior',
  summary: 'What an analysis would have to go by, and what is missing.',
  reply: OracleSources,
});

export const analyzeBehavior = defineRoute({
  method: 'post',
  path: '/api/analyze-behavior',
  summary: "Read the member's own counts; the findings are kept until the next analysis.",
  reply: z.object({ patterns: z.int(), insights: z.int(), setAside: z.int() }),
});

export const behavioralPatterns = defineRoute({
  method: 'get',
  path: '/api/behavioral-patterns',
  summary: 'The patterns of the last analysis.',
  reply: z.array(BehavioralPattern),
});

export const aiInsights = defineRoute({
  method: 'get',
  path: '/api/ai-insights',
  summary: 'The insights of the last analysis.',
  reply: z.array(AiInsight),
});

/** Conditions two would meet best in: which archetype's lighting, scent and sound, minutes, people, what to do. */
const MeetingConditions = z.object({
  lighting: z.string(),
  scent: z.string(),
  sound: z.string(),
  /** minutes */ duration: z.int(),
  groupSize: z.int(),
  activities: z.array(z.string()),
});

export const KindredMatch = z.object({
  userId: z.uuid(),
  name: z.string(),
  isDemo: z.boolean(),
  archetype: z.nullable(z.string()),
  /** none, requested, asked or connected. */
  status: z.string(),
  /** percent: the overlap of the whole profiles. */
  compatibilityScore: z.int(),
  /** percent: how alike habits and hours are; null where unknown. */
  behavioralSynergies: z.nullable(z.int()),
  /** percent: how well the rooms suit both; null where unknown. */
  environmentalAlignment: z.nullable(z.int()),
  /** percent: the display of Energy Resonance. */
  consciousnessResonance: z.int(),
  /** Hz */ energyFrequency: z.nullable(z.number()),
  sharedPatterns: z.array(z.string()),
  complementaryTraits: z.array(z.string()),
  potentialChallenges: z.array(z.string()),
  optimalMeetingConditions: MeetingConditions,
});
export type KindredMatch = z.infer<typeof KindredMatch>;

export const kindredMatches = defineRoute({
  method: 'get',
  path: '/api/kindred-matches',
  summary: 'Whom the last search found.',
  reply: z.array(KindredMatch),
});

export const findKindredMatches = defineRoute({
  method: 'post',
  path: '/api/find-kindred-matches',
  summary: 'Search anew among members who agreed.',
  reply: z.object({ found: z.int() }),
});

export const connectKindred = defineRoute({
  method: 'post',
  path: '/api/connect-kindred/:userId',
  summary: 'Ask a kindred spirit to connect; the same as connecting energies.',
  params: z.strictObject({ userId: z.uuid() }),
  reply: z.object({ otherId: z.uuid(), status: z.string() }),
});
