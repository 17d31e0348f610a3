import type { Connection } from '../../domain/connections';

export type Known = { iAmShown: boolean; otherIsShown: boolean; apart: boolean; existing: Connection | undefined };
export type Decision =
  | { do: 'refuse'; why: 'self' | 'unknown' | 'consent' }
  | { do: 'request' }
  | { do: 'accept' | 'keep'; connection: Connection };

/** The whole rule: asking is pending, asking back accepts, asking twice changes nothing. */
export function decide(
  memberId: string,
  otherId: string,
  { iAmShown, otherIsShown, apart, existing }: Known,
): Decision {
  if (memberId === otherId) return { do: 'refuse', why: 'self' };
  // Being blocked looks like the other not being there.
  if (apart) return { do: 'refuse', why: 'unknown' };
  if (existing) {
    const askedBack = existing.status !== 'connected' && existing.requestedBy === otherId;
    return { do: askedBack ? 'accept' : 'keep', connection: existing };
  }
  if (!iAmShown) return { do: 'refuse', why: 'consent' };
  // Somebody who is not shown looks the same as somebody who is not there.
  if (!otherIsShown) return { do: 'refuse', why: 'unknown' };
  return { do: 'request' };
}
