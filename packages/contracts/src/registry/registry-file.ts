import * as z from '@liminal/contracts/z';

const Module = z.string().check(z.regex(/^\.\/[a-z0-9-]+$/, 'an exposed module such as ./page'));

/** One form of range, so that the shell can tell in a few lines whether it meets it. */
export const CaretRange = z.string().check(z.regex(/^\^\d+\.\d+\.\d+$/, 'a range such as ^1.2.3'));

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
  /** What it asks the shell to share, and from which version on. A file written before this was listed lacks it. */
  shared: z.optional(z.record(z.string(), CaretRange)),
  contributions: Contributions,
});
export type ActiveRemote = z.infer<typeof ActiveRemote>;

/** Where else the operator's Liminal can be found; the footer links to it. */
export const SocialProfile = z.object({ name: z.string(), url: z.string() });
export type SocialProfile = z.infer<typeof SocialProfile>;

export const Registry = z.object({
  generation: z.int(),
  remotes: z.array(ActiveRemote),
  social: z.optional(z.array(SocialProfile)),
});
export type Registry = z.infer<typeof Registry>;
