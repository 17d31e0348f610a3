import { matches } from '@liminal/contracts/matching/matches';
import type { CallService } from '@liminal/service-kit/internal';
import { serve } from '@liminal/service-kit/serve';
import type { BestFits } from '../../domain/best-fits';
import { findMatches } from '../../domain/find-matches';
import { peopleOf } from '@liminal/service-kit/people';
import { presencesOf, seenThrough } from '../../domain/presence';
import { rowOf } from '../../domain/profile-store';

export const matchesRoute = ({ callService, bestFits }: { callService: CallService; bestFits: BestFits }) =>
  serve(matches, async ({ db, member }) => {
    const found = await findMatches(db, bestFits, await rowOf(db, member.id));
    const people = await peopleOf(
      callService,
      found.map(({ row }) => row.memberId),
    );
    const presenceOf = await presencesOf(
      db,
      found.map(({ row }) => row.memberId),
    );
    return found.flatMap(({ row, overlap }) => {
      const person = people.get(row.memberId);
      if (!person) return [];
      const { id, firstName, isDemo } = person;
      return [{ id, firstName, archetype: seenThrough(presenceOf(row.memberId), row).archetype, overlap, isDemo }];
    });
  });
