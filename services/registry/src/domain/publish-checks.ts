import type { MfeManifest, ShellFacts } from '@liminal/contracts/registry/manifest';
import { satisfies, validRange } from 'semver';

/** The mark that the build's integrity hook leaves in every script that loads other scripts. */
export const integrityMark = '__liminalIntegrity';

/** gzip bytes no micro-frontend may go over, whatever budget it names. */
export const hardBudget = 200_000;

export type Evidence = { manifest: MfeManifest; entrySource: string; gzipBytes: number; shell: ShellFacts };

/** Why a release cannot live with a shell; empty when it can. Pure. */
export function shellProblems(manifest: MfeManifest, shell: ShellFacts): string[] {
  const problems: string[] = [];
  if (!validRange(manifest.shell) || !satisfies(shell.contract, manifest.shell)) {
    problems.push(`It was written for shell ${manifest.shell}; the shell is ${shell.contract}.`);
  }
  for (const [module, { range, names }] of Object.entries(manifest.shared)) {
    const given = shell.shared[module];
    if (!given) problems.push(`It shares ${module}, which the shell does not provide.`);
    else if (!validRange(range) || !satisfies(given.version, range))
      problems.push(`It needs ${module} ${range}; the shell provides ${given.version}.`);
    else {
      const absent = names?.filter((name) => given.names && !given.names.includes(name)) ?? [];
      if (absent.length > 0)
        problems.push(`It uses ${absent.join(', ')} of ${module}, which the shell does not share.`);
    }
  }
  return problems;
}

/** Why a release must not go live; empty when it may. Pure. */
export function publishProblems({ manifest, entrySource, gzipBytes, shell }: Evidence): string[] {
  const problems = shellProblems(manifest, shell);
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
