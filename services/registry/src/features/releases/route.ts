import {
  activateRelease,
  checkShell,
  listReleases,
  openRelease,
  publishRelease,
  rollBack,
} from '@liminal/contracts/registry/releases';
import { serve, type Served } from '@liminal/service-kit/serve';
import type { Releases } from '../../domain/releases';
import { anyTeam, teamFor, type Team } from '../../domain/teams';

export const releaseRoutes = ({ releases, teams }: { releases: Releases; teams: Team[] }): Served[] => {
  const team = (req: { get(name: string): string | undefined }, name: string) =>
    teamFor(teams, req.get('authorization'), name).name;
  return [
    serve(openRelease, async ({ params: { name }, body, req }) => {
      team(req, name);
      return { missing: await releases.open(name, body) };
    }),
    serve(publishRelease, ({ params: { name, version }, req }) => releases.publish(name, version, team(req, name))),
    serve(listReleases, ({ params: { name }, req }) => {
      team(req, name);
      return releases.list(name);
    }),
    serve(activateRelease, ({ params: { name }, body: { version }, req }) =>
      releases.activate(name, version, team(req, name)),
    ),
    serve(checkShell, async ({ body, req }) => {
      anyTeam(teams, req.get('authorization'));
      return { problems: await releases.misfits(body) };
    }),
    serve(rollBack, async ({ params: { name }, req }) => {
      const who = team(req, name);
      return releases.activate(name, await releases.versionBefore(name), who);
    }),
  ];
};
