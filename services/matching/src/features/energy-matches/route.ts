import {
  displayedCompatibility,
  energyMatches,
  type EnergyMatch,
  type Overlap,
} from '@liminal/contracts/matching/energy-matches';
import type { CallService } from '@liminal/service-kit/internal';
import { serve } from '@liminal/service-kit/serve';
import type { BestFits } from '../../domain/best-fits';
import { apartFrom } from '../../domain/blocks';
import { connectionsOf, otherOf, standingFor, type Standing } from '../../domain/connections';
import { overlapOfRows } from '../../domain/overlap-of-rows';
import { peopleOf } from '@liminal/service-kit/people';
import { presencesOf, seenThrough } from '../../domain/presence';
import { isShown } from '../../domain/profile-row';
import { rowOf, rowsOf } from '../../domain/profile-store';

const most = 24;
const order: Record<Standing, number> = { asked: 0, connected: 1, requested: 2, none: 3 };

/** Those who asked, connections, own requests, then the best fits among members who agreed. Who did not agree sees only their connections. */
export const energyMatchesRoute = ({ callService, bestFits }: { callService: CallService; bestFits: BestFits }) =>
  serve(energyMatches, async ({ db, member }): Promise<EnergyMatch[]> => {
    const me = await rowOf(db, member.id);
    const apart = new Set(await apartFrom(db, member.id));
    const connections = new Map(
      (await connectionsOf(db, member.id))
        // What was declined is over for whoever declined it; the other still waits.
        .filter(({ status, requestedBy }) => status !== 'declined' || requestedBy === member.id)
        .map((connection) => [otherOf(connection, member.id), connection]),
    );
    const known = await rowsOf(db, [...connections.keys()]);
    const iAmShown = me !== undefined && isShown(me);
    const fresh = iAmShown ? await bestFits(db, me, most, [...connections.keys()]) : [];
    // A request can only be seen while both are shown. A connection outlives a consent, but not an operator's hiding.
    const visible = known.filter(
      (row) =>
        !apart.has(row.memberId) &&
        !row.hidden &&
        (connections.get(row.memberId)?.status === 'connected' || (iAmShown && isShown(row))),
    );
    const place = new Map([...visible, ...fresh].map(({ memberId }, i) => [memberId, i]));
    const people = await peopleOf(callService, [...place.keys()]);
    const presenceOf = await presencesOf(db, [...place.keys()]);
    return [...visible, ...fresh]
      .flatMap((profile) => {
        const person = people.get(profile.memberId);
        if (!person) return [];
        const status = standingFor(connections.get(profile.memberId), member.id);
        const presence = presenceOf(profile.memberId);
        const overlap: Overlap | null = me ? overlapOfRows(me, profile, presence) : null;
        const seen = seenThrough(presence, profile);
        return [
          {
            id: profile.memberId,
            status,
            compatibility: displayedCompatibility(me?.frequency ?? null, seen.frequency),
            overlap,
            matchedUser: {
              id: person.id,
              firstName: person.firstName,
              profileImageUrl: null,
              energyFrequency: seen.frequency,
              currentConsciousnessState: seen.state,
              archetype: seen.archetype,
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
          (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0),
      );
  });
