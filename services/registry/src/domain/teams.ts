import { createHash, timingSafeEqual } from 'node:crypto';
import { forbidden, Refusal } from '@liminal/service-kit/refusal';

/** A team, the hash of its deploy token, and the micro-frontends it may deploy. */
export type Team = { name: string; tokenHash: Buffer; owns: string[] };

const hash = (token: string) => createHash('sha256').update(token).digest();

/** Reads `team:token:name1+name2;...`; `*` owns everything. Tokens under 24 characters are refused. */
export function readTeams(list: string): Team[] {
  return list
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [name, token, owns] = part.split(':');
      if (!name || !owns || !token || token.length < 24)
        throw new Error('DEPLOY_TOKENS takes team:token:name1+name2 with tokens of 24 characters or more.');
      return { name, tokenHash: hash(token), owns: owns.split('+') };
    });
}

/** The team behind an Authorization header. @throws Refusal 401 */
export function anyTeam(teams: Team[], authorization: string | undefined): Team {
  const token = /^Bearer ([\x21-\x7e]{24,200})$/.exec(authorization ?? '')?.[1];
  const given = token && hash(token);
  const team = given && teams.find(({ tokenHash }) => timingSafeEqual(tokenHash, given));
  if (!team) throw new Refusal('no-team', 401, 'A deploy token is needed, as Authorization: Bearer.');
  return team;
}

/** The same, if it may deploy this micro-frontend. @throws Refusal 401 or 403 */
export function teamFor(teams: Team[], authorization: string | undefined, mfe: string): Team {
  const team = anyTeam(teams, authorization);
  if (!team.owns.includes('*') && !team.owns.includes(mfe)) throw forbidden(`Team ${team.name} does not own ${mfe}.`);
  return team;
}
