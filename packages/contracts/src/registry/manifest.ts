import * as z from '@liminal/contracts/z';
import { CaretRange, Contributions } from './registry-file';

export const MfeName = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,40}$/, 'a short name in kebab-case'));
export const Version = z
  .string()
  .check(z.regex(/^\d{1,5}\.\d{1,5}\.\d{1,5}(-[a-z0-9.]{1,40})?$/, 'a version such as 1.2.3 or 1.2.3-a1b2c3'));
const File = z
  .string()
  .check(
    z.regex(/^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*){0,3}$/, 'a relative path'),
    z.maxLength(200),
  );
const Integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'sha384-...'));

/** What the shell gives, as `shell.json` lists it: its contract's version, and every shared singleton with its version and exports. */
export const ShellFacts = z.strictObject({
  contract: z.string().check(z.maxLength(40)),
  /** `names` is null where they cannot be told from the sources (CommonJS). */
  shared: z.record(z.string(), z.object({ version: z.string(), names: z.nullable(z.array(z.string())) })),
});
export type ShellFacts = z.infer<typeof ShellFacts>;

/** `mfe.json`: written by a remote's build, the only manifest there is. */
export const MfeManifest = z.strictObject({
  name: MfeName,
  version: Version,
  /** Hash over all files: the same sources make the same build. */
  build: z.string().check(z.maxLength(64)),
  /** The script that holds the federated container, and the global it sets. */
  entry: File,
  global: z.string().check(z.regex(/^[a-z_][a-z0-9_]*$/i), z.maxLength(80)),
  /** Loaded before a module mounts, removed when the last one leaves. */
  styles: z.array(File),
  /** Exposed module to the files it needs, for preloading. */
  modules: z.record(z.string(), z.array(File)),
  /** File to its sha384; every file of the release is listed. */
  integrity: z.record(File, Integrity),
  /** Shared singletons it asks of the shell: a range and the exports it uses; null stands for the module as a whole. */
  shared: z.record(z.string(), z.object({ range: CaretRange, names: z.nullable(z.array(z.string())) })),
  /** The range of the shell's own contract it was written for. */
  shell: z.string().check(z.maxLength(40)),
  /** gzip bytes of JavaScript it promises to stay under. */
  budget: z.int().check(z.gte(1), z.lte(1_000_000)),
  contributions: Contributions,
});
export type MfeManifest = z.infer<typeof MfeManifest>;
