/** Failures that are forgiven before waiting begins, for one account and for one address. */
export const forgiven = { account: 5, address: 30 };
const longest = 15 * 60;

/** Seconds to wait after so many failures in a row: none at first, then doubling, never a lock-out for good (ASVS 6.3.1). */
export function waitAfter(failures: number, free: number): number {
  return failures < free ? 0 : Math.min(longest, 2 ** Math.min(20, failures - free));
}
