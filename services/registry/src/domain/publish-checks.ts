import type { MfeManifest } from '@liminal/contracts/registry/manifest';
import { satisfies, validRange } from 'semver';

/** What the live shell gives: its contract's version and the exact version of every shared singleton. */
export type ShellFacts = { contract: string; shared: Record<string, string> };

/** The mark that the build's integrity hook leaves in every script that loads other scripts. */
export const integrityMark = '__liminalIntegrity';

/** gzip bytes no micro-frontend may go over, whatever budget it names. */
export const hardBudget = 200_000;

export type Evidence = { manifest: MfeManifest; entrySource: string; gzipBytes: number; shell: ShellFacts };

/** Why a release must not go live; empty when it may. Pure. */
export function publishProblems({ manifest, entrySource, gzipBytes, shell }: Evidence): string[] {
  const problems: string[] = [];
  if (!validRange(manifest.shell) || !satisfies(shell.contract, manifest.shell)) {
    problems.push(`It was written for shell ${manifest.shell}; the live shell is ${shell.contract}.`);
  }
  for (const [name, range] of Object.entries(manifest.shared)) {
    const given = shell.shared[name];
    if (!given) problems.push(`It shares ${name}, which the shell does not provide.`);
    else if (!validRange(range) || !satisfies(given, range))
      problems.push(`It needs ${name} ${range}; the shell provides ${given}.`);
  }
  if (!entrySource.includes(integrityMark))
    problems.push('Its entry lacks the integrity hook: chunks would load unchecked.');
  const budget = Math.min(manifest.budget, hardBudget);
  if (gzipBytes > budget) problems.push(`Its JavaScript is ${gzipBytes} bytes gzipped; the budget is ${budget}.`);
  const listed = new Set(Object.keys(manifest.integrity));
  for (const file of [manifest.entry, ...manifest.styles, ...Object.values(manifest.modules).flat()]) {
    if (!listed.has(file)) problems.push(`${file} has no integrity.`);
  }
  const { pages, tabs, overlays } = manifest.contributions;
  for (const { module } of [...pages, ...tabs, ...overlays]) {
    if (!manifest.modules[module]) problems.push(`It contributes ${module}, which it does not expose.`);
  }
  return problems;
}
