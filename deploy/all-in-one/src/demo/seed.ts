import { interpreted } from '@liminal/dreams/domain/dream-row';
import { interpret } from '@liminal/dreams/domain/interpret';
import { tallyOf } from '@liminal/dreams/domain/tally';
import { rules } from '@liminal/journey/domain/rules';
import { tellGone } from '@liminal/matching/domain/profile-store';
import { createDb, type Db } from '@liminal/service-kit/db';
import { newId } from '@liminal/service-kit/ids';
import { dayBefore } from '@liminal/service-kit/local-day';
import { demoCommunity, type DemoMember } from './community';

const size = 300;
const day = 86_400_000;
const dreamed = (member: DemoMember) => member.dreams;

type Rows = Record<string, unknown>[];
const bulk = async (db: Db, table: string, rows: Rows): Promise<void> => {
  for (let at = 0; at < rows.length; at += 1000)
    await db(table)
      .insert(rows.slice(at, at + 1000))
      .onConflict()
      .ignore();
};

/** What matching counts of a member's dreams: from the coder, as for everybody. */
function dreamsOf(written: DemoMember['dreams']) {
  const tallies = written.map((dream) => tallyOf(interpret(dream).claims));
  const sum = (name: string) => tallies.reduce((total, tally) => total + (tally[name] ?? 0), 0);
  return {
    dreams: written.length,
    lucid: written.filter(({ lucidityLevel }) => lucidityLevel !== 'not-lucid').length,
    friendliness: sum('friendliness'),
    aggression: sum('aggression'),
    animals: sum('animals'),
    people: sum('humans'),
  };
}

/** Loads the labelled demo community where there is none: rows only, no passwords and no events. */
export async function seedDemo(url: string, say: (text: string) => void): Promise<void> {
  await inSchemas(url, async ({ auth, journey, archetype, dreams, matching }) => {
    const there = await auth('accounts').where({ isDemo: true }).first();
    if (there) return;
    const members = demoCommunity(size);
    const now = Date.now();
    const today = new Date(now).toISOString().slice(0, 10);
    const at = (daysAgo: number) => new Date(now - daysAgo * day);
    await auth.transaction(async (tx) => {
      await bulk(
        tx,
        'accounts',
        members.map(({ id, email, firstName, joined }) => ({
          id,
          email,
          firstName,
          isDemo: true,
          createdAt: at(joined),
        })),
      );
      await bulk(
        tx,
        'consents',
        members.map(({ id }) => ({ memberId: id, matching: true })),
      );
      await bulk(
        tx,
        'projections',
        members.map(({ id, signature, archetype: pattern, interactionScore, state }) => ({
          memberId: id,
          energyFrequency: signature.frequency,
          energyAmplitude: signature.amplitude,
          energyCoherence: signature.coherence,
          archetype: pattern,
          interactionScore,
          state,
        })),
      );
    });
    await bulk(
      archetype,
      'souls',
      members.map(({ id, archetype: pattern, interactionScore }) => ({
        memberId: id,
        archetype: pattern,
        interactionScore,
        acts: '{}',
        isDemo: true,
        shown: true,
      })),
    );
    await bulk(
      matching,
      'energy_profiles',
      members.map(
        ({ id, acts, signature, state, archetype: pattern, jungian, assessment, hours, dreams: written }) => ({
          memberId: id,
          acts: JSON.stringify(acts),
          ...signature,
          state,
          archetype: pattern,
          jungian: JSON.stringify(jungian),
          assessment: JSON.stringify(assessment),
          hours,
          dreams: JSON.stringify(dreamsOf(written)),
          dreamsShared: true,
          shown: true,
          isDemo: true,
        }),
      ),
    );
    await bulk(
      journey,
      'profiles',
      members.map(({ id, levels, state, joined }) => ({
        memberId: id,
        state,
        type: state === 'liminal' ? 'liminal' : 'creative',
        ...levels,
        answers: '{}',
        onboardedAt: at(joined),
        changedAt: at(0),
      })),
    );
    await bulk(
      journey,
      'balances',
      members.map(({ id, checkIns }) => ({
        memberId: id,
        points: rules.onboarding.amount + checkIns.length * rules['check-in'].amount,
      })),
    );
    await bulk(
      journey,
      'check_ins',
      members.flatMap(({ id, checkIns }) =>
        checkIns.map((ago, i) => ({
          memberId: id,
          localDay: dayBefore(today, ago),
          streak: streakAt(checkIns, i),
          at: at(ago),
        })),
      ),
    );
    await bulk(
      journey,
      'ledger',
      members.flatMap(({ id, joined, checkIns }) => [
        {
          id: newId(),
          memberId: id,
          purse: 'points',
          rule: 'onboarding',
          amount: rules.onboarding.amount,
          localDay: dayBefore(today, joined),
          source: 'once',
          at: at(joined),
        },
        ...checkIns.map((ago) => ({
          id: newId(),
          memberId: id,
          purse: 'points',
          rule: 'check-in',
          amount: rules['check-in'].amount,
          localDay: dayBefore(today, ago),
          source: dayBefore(today, ago),
          at: at(ago),
        })),
      ]),
    );
    await bulk(
      dreams,
      'dreams',
      members.flatMap((member) =>
        dreamed(member).map(({ daysAgo, ...written }) => ({
          id: newId(),
          memberId: member.id,
          ...written,
          ...interpreted(interpret(written)),
          createdAt: at(daysAgo),
        })),
      ),
    );
    say(
      `A demo community of ${size} simulated members is here, each marked 'demo'. LIMINAL_DEMO=0 starts without; npm run demo -- --remove takes it away.`,
    );
  });
}

/** Days in a row up to the i-th check-in (newest first). */
function streakAt(checkIns: number[], i: number): number {
  let streak = 1;
  while (checkIns[i + streak] === (checkIns[i] ?? 0) + streak) streak += 1;
  return streak;
}

/**
 * Takes the demo community away without a trace, connections with real members included. Where services are `running`, matching
 * is told, so that no index finds them any more.
 */
export async function removeDemo(
  url: string,
  say: (text: string) => void,
  { running }: { running: boolean },
): Promise<void> {
  await inSchemas(url, async ({ auth, journey, archetype, dreams, matching, gatherings }) => {
    const ids = await auth('accounts').where({ isDemo: true }).pluck<string[]>('id');
    for (const table of ['profiles', 'ledger', 'balances', 'check_ins'])
      await journey(table).whereIn('memberId', ids).delete();
    await archetype('souls').whereIn('memberId', ids).delete();
    for (const table of ['evolutions', 'tribe_answers']) await archetype(table).whereIn('memberId', ids).delete();
    await dreams('dreams').whereIn('memberId', ids).delete();
    await matching('connections').whereIn('lowId', ids).orWhereIn('highId', ids).delete();
    for (const table of ['energy_profiles', 'habits', 'milestones', 'kind_replies', 'reports'])
      await matching(table).whereIn('memberId', ids).delete();
    for (const db of [matching, archetype])
      await db('blocks').whereIn('memberId', ids).orWhereIn('otherId', ids).delete();
    await matching.raw(
      'update kindred set found = array(select f from unnest(found) f where f <> all(:ids::uuid[])) where found && :ids::uuid[]',
      { ids },
    );
    for (const table of ['live_events', 'live_heads']) await gatherings(table).whereIn('memberId', ids).delete();
    for (const db of [auth, journey, archetype, dreams, matching, gatherings]) {
      await db('outbox').whereIn('memberId', ids).delete();
      await db('member_sequences').whereIn('memberId', ids).delete();
    }
    await auth('accounts').whereIn('id', ids).delete();
    if (running)
      await matching.transaction(async (tx) => {
        for (const id of ids) await tellGone(tx, id);
      });
    say(ids.length > 0 ? `The ${ids.length} demo members are gone.` : 'There was no demo community.');
  });
}

type Schemas = Record<'auth' | 'journey' | 'archetype' | 'dreams' | 'matching' | 'gatherings', Db>;

async function inSchemas(url: string, work: (schemas: Schemas) => Promise<void>): Promise<void> {
  const open = (schema: string) => createDb({ url, schema, pool: 2 });
  const schemas: Schemas = {
    auth: open('auth'),
    journey: open('journey'),
    archetype: open('archetype'),
    dreams: open('dreams'),
    matching: open('matching'),
    gatherings: open('gatherings'),
  };
  try {
    await work(schemas);
  } finally {
    for (const db of Object.values(schemas)) await db.destroy();
  }
}
