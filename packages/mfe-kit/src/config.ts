import type { Contributions } from '@liminal/contracts/registry/registry-file';

/** A remote's own words about itself, in `mfe.config.ts`: all the shell will ever know of it. */
export type MfeConfig = {
  name: string;
  /** Exposed module to its source, such as `{ './page': './src/app/page.tsx' }`. */
  exposes: Record<`./${string}`, string>;
  contributions: Contributions;
  /** gzip bytes of JavaScript it promises to stay under. */
  budget: number;
  /** The range of the shell's contract it is written for. */
  shell: string;
};
