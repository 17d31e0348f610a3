const numbersOf = (version: string) => version.replace('^', '').split('.').map(Number.parseFloat);

/** Whether a version is within a caret range: not older, and the same up to the leftmost number that is not 0. Pure. */
export function meets(version: string | undefined, range: string): boolean {
  if (!version) return false;
  const have = numbersOf(version);
  const wanted = numbersOf(range);
  const fixed = wanted.findIndex((part) => part > 0);
  const differs = wanted.findIndex((part, i) => part !== have[i]);
  return differs < 0 || (differs > fixed && fixed >= 0 && (have[differs] ?? 0) > (wanted[differs] ?? 0));
}
