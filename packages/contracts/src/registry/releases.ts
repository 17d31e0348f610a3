import * as z from '@liminal/contracts/z';
import { defineRoute } from '../define';
import { MfeManifest, MfeName, ShellFacts, Version } from './manifest';

export const Release = z.object({
  name: z.string(),
  version: z.string(),
  publishedAt: z.string(),
  active: z.boolean(),
  /** gzip bytes of its JavaScript. */
  bytes: z.int(),
});

export const openRelease = defineRoute({
  method: 'post',
  path: '/api/registry/:name/releases',
  audience: 'team',
  summary:
    'Announce a release by its manifest. Its files are uploaded next, each checked against the integrity given here.',
  params: z.strictObject({ name: MfeName }),
  body: MfeManifest,
  reply: z.object({ missing: z.array(z.string()) }),
});

export const publishRelease = defineRoute({
  method: 'post',
  path: '/api/registry/:name/releases/:version/publish',
  audience: 'team',
  summary: 'Close a release whose files are all there and that passes the publish checks. It never changes again.',
  params: z.strictObject({ name: MfeName, version: Version }),
  reply: Release,
  status: 201,
});

export const listReleases = defineRoute({
  method: 'get',
  path: '/api/registry/:name/releases',
  audience: 'team',
  summary: 'Every published release of one micro-frontend, newest first.',
  params: z.strictObject({ name: MfeName }),
  reply: z.array(Release),
});

export const activateRelease = defineRoute({
  method: 'post',
  path: '/api/registry/:name/activate',
  audience: 'team',
  summary: 'Make a published release the one that members get.',
  params: z.strictObject({ name: MfeName }),
  body: z.strictObject({ version: Version }),
  reply: Release,
});

export const rollBack = defineRoute({
  method: 'post',
  path: '/api/registry/:name/rollback',
  audience: 'team',
  summary: 'Go back to the release that was active before.',
  params: z.strictObject({ name: MfeName }),
  reply: Release,
});

export const checkShell = defineRoute({
  method: 'post',
  path: '/api/registry/shell/check',
  audience: 'team',
  summary: 'Whether every active release could live with another shell. Asked before that shell is put in place.',
  body: ShellFacts,
  reply: z.object({
    problems: z.array(z.object({ name: z.string(), version: z.string(), why: z.array(z.string()) })),
  }),
});
