import type { Tx } from '@liminal/service-kit/db';
import { newId } from '@liminal/service-kit/ids';
import { presencesOf } from './presence';

/** Keeps a milestone of somebody who shares theirs; of others nothing is kept. */
export async function noteMilestone(tx: Tx, memberId: string, kind: string, what: string, at: string): Promise<void> {
  const { shareMilestones } = (await presencesOf(tx, [memberId]))(memberId);
  if (shareMilestones) await tx('milestones').insert({ id: newId(), memberId, kind, what, at: new Date(at) });
}
