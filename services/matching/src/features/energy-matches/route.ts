import {
  displayedCompatibility,
  energyMatches,
  fallbackFrequency,
  type EnergyMatch,
} from '@liminal/contracts/matching/energy-matches';
import type { CallService } from '@liminal/service-kit/internal';
import { serve } from '@liminal/service-kit/serve';
import * as z from 'zod';
import { connectionsOf, otherOf, standingFor, type Standing } from '../../domain/connections';
import { nearest, profileOf, profilesOf } from './store';

const People = z.array(z.object({ id: z.string(), firstName: z.string(), email: z.string(), isDemo: z.boolean() }));
const most = 24;
const order: Record<Standing, number> = { asked: 0, connected: 1, requested: 2, none: 3 };

/** Those who asked, connections, own requests, then the nearest among members who agreed. Who did not agree sees only their connections. */
export const energyMatchesRoute = ({ callService }: { callService: CallService }) =>
  serve(energyMatches, async ({ db, member }): Promise<EnergyMatch[]> => {
    const me = await profileOf(db, member.id);
    const connections = new Map(
      (await connectionsOf(db, member.id)).map((connection) => [otherOf(connection, member.id), connection]),
    );
    const known = await profilesOf(db, [...connections.keys()]);
    const fresh = me?.shown
      ? (await nearest(db, member.id, me.frequency ?? fallbackFrequency.member, most)).filter(
          ({ memberId }) => !connections.has(memberId),
        )
      : [];
    // A request can only be seen while both are shown; a connection stays.
    const visible = known.filter(
      ({ memberId, shown }) => connections.get(memberId)?.status === 'connected' || (shown && me?.shown),
    );
    const all = [...visible, ...fresh];
    const people = new Map(
      People.parse(await callService('auth', 'members-batch', { ids: all.map(({ memberId }) => memberId) })).map(
        (person) => [person.id, person],
      ),
    );
    return all
      .flatMap((profile) => {
        const person = people.get(profile.memberId);
        if (!person) return [];
        const status = standingFor(connections.get(profile.memberId), member.id);
        return [
          {
            id: profile.memberId,
            status,
            compatibility: displayedCompatibility(me?.frequency ?? null, profile.frequency),
            matchedUser: {
              id: person.id,
              firstName: person.firstName,
              profileImageUrl: null,
              energyFrequency: profile.frequency,
              currentConsciousnessState: profile.state,
              archetype: profile.archetype,
              email: status === 'connected' ? person.email : null,
              isDemo: person.isDemo,
            },
          },
        ];
      })
      .sort(
        (a, b) =>
          order[a.status] - order[b.status] ||
          Number(a.matchedUser.isDemo) - Number(b.matchedUser.isDemo) ||
          b.compatibility - a.compatibility,
      );
  });
