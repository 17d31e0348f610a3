import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const compiler = join(root, 'node_modules/assemblyscript/bin/asc.js');
const flags = ['-O3', '--noAssert', '--runtime', 'stub', '--enable', 'simd', '--importMemory', '--initialMemory', '1'];

/** The matching kernel, compiled, as the TypeScript file that carries it: plain Node and every bundle can load it. */
export function kernelModule(): string {
  const folder = mkdtempSync(join(tmpdir(), 'liminal-kernel-'));
  try {
    const file = join(folder, 'kernel.wasm');
    execFileSync(process.execPath, [compiler, 'services/matching/kernel/kernel.ts', ...flags, '--outFile', file], {
      cwd: root,
    });
    const lines =
      readFileSync(file)
        .toString('base64')
        .match(/.{1,110}/g) ?? [];
    const text = lines.map((line) => `  '${line}'`).join(' +\n');
    return `/** Made from kernel/kernel.ts by npm run generate; do not edit. */\nexport const kernelWasm =\n${text};\n`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
