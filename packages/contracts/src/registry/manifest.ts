import * as z from 'zod/mini';

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
const Module = z.string().check(z.regex(/^\.\/[a-z0-9-]+$/, 'an exposed module such as ./page'));

export const Audience = z.enum(['signed-out', 'signed-in', 'both']);

/** What a remote offers. The shell knows no remote by name: it only reads these. */
export const Contributions = z.object({
  pages: z._default(
    z.array(
      z.object({
        path: z.string().check(z.regex(/^\/[a-z0-9/-]*$/, 'a path such as /social'), z.maxLength(100)),
        audience: Audience,
        module: Module,
        /** Also shown on 'every other path' of its audience. */
        fallback: z.optional(z.boolean()),
      }),
    ),
    [],
  ),
  tabs: z._default(
    z.array(
      z.object({
        id: z.string().check(z.regex(/^[a-z-]{1,40}$/, 'a tab id')),
        label: z.string().check(z.minLength(1), z.maxLength(40)),
        order: z.int(),
        /** The name of an icon the shell has; another is drawn as a dot. */
        icon: z.string().check(z.maxLength(40)),
        module: Module,
      }),
    ),
    [],
  ),
  overlays: z._default(
    z.array(z.object({ id: z.string().check(z.maxLength(40)), order: z.int(), module: Module })),
    [],
  ),
});
export type Contributions = z.infer<typeof Contributions>;

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
  /** Shared singletons it asks of the shell, as semver ranges. */
  shared: z.record(z.string(), z.string()),
  /** The range of the shell's own contract it was written for. */
  shell: z.string().check(z.maxLength(40)),
  /** gzip bytes of JavaScript it promises to stay under. */
  budget: z.int().check(z.gte(1), z.lte(1_000_000)),
  contributions: Contributions,
});
export type MfeManifest = z.infer<typeof MfeManifest>;

/** One active remote, as `registry.json` lists it. */
export const ActiveRemote = z.object({
  name: z.string(),
  version: z.string(),
  /** Where its files are, such as `/mfe/dreams/1.2.0/`. */
  base: z.string(),
  entry: z.string(),
  global: z.string(),
  styles: z.array(z.string()),
  modules: z.record(z.string(), z.array(z.string())),
  integrity: z.record(z.string(), z.string()),
  contributions: Contributions,
});
export type ActiveRemote = z.infer<typeof ActiveRemote>;

export const Registry = z.object({ generation: z.int(), remotes: z.array(ActiveRemote) });
export type Registry = z.infer<typeof Registry>;
