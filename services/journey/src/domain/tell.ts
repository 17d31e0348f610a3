import { consciousnessInteraction } from '@liminal/contracts/events/consciousness-interaction';
import { profileChanged } from '@liminal/contracts/events/profile-changed';
import { standing } from '@liminal/contracts/journey/levels';
import type { ActKind } from '@liminal/contracts/vocabulary';
import type { Tx } from '@liminal/service-kit/db';
import { appendToOutbox } from '@liminal/service-kit/outbox';
import type { Awarded } from './award';

/** Tells the others where the member stands now. */
export async function tellStanding(tx: Tx, memberId: string, { points, leveledUp }: Awarded): Promise<void> {
  const profile = await tx('profiles').where({ memberId }).first<{ state: string } | undefined>('state');
  await appendToOutbox(
    tx,
    profileChanged.of(memberId, {
      state: profile?.state ?? null,
      points,
      level: standing(points).now.level,
      leveledUp,
    }),
  );
}

/** Tells the others of an act, and of where the member stands after it. */
export async function tell(tx: Tx, memberId: string, kind: ActKind, awarded: Awarded): Promise<void> {
  await appendToOutbox(tx, consciousnessInteraction.of(memberId, { kind }));
  await tellStanding(tx, memberId, awarded);
}
