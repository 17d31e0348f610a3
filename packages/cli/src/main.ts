import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { activate, checkShell, deploy, DeployFailed, list, rollBack, type Release, type Target } from './deploy-client';
import { deadLetterCommand } from './dead-letters';
import { moderationCommand } from './moderation';
import { pointsCommand } from './points';

const usage = `liminal mfe deploy <name>               upload, check, publish and activate mfe-<name>/dist
liminal mfe list <name>                 its releases, newest first
liminal mfe activate <name> <version>   make a published release live
liminal mfe rollback <name>             back to the release before
liminal shell check                     whether every live release fits shell/dist, before it is put in place
liminal dlq list <service>              events that could not be handled
liminal dlq show <service> <n>          one of them, whole
liminal dlq discard <service> <n>       give one up
liminal dlq replay <service> <n>        hand one, and all behind it of the same member, to the service again
liminal points list <member id>          the newest entries of a member's ledger
liminal points undo <entry id>           take one back, by an entry of its own
liminal moderation list                  open reports, the oldest first
liminal moderation decide <id> <dismiss|warn|hide>   close one; hide takes the member out of every list of people
liminal moderation unhide <member id>    show a hidden member again

LIMINAL_URL    where Liminal is (http://localhost:8080)
LIMINAL_TOKEN  your team's deploy token (else .data/deploy-token)
DATABASE_URL   the owner's database, for dlq, points and moderation
`;

const line = ({ version, publishedAt, active, bytes }: Release) =>
  `${active ? '* ' : '  '}${version.padEnd(24)} ${publishedAt.slice(0, 19)}  ${(bytes / 1024).toFixed(1)} KB gzip`;

function target(): Target {
  const file = join('.data', 'deploy-token');
  const token = process.env['LIMINAL_TOKEN'] ?? (existsSync(file) ? readFileSync(file, 'utf8').trim() : '');
  if (!token) throw new DeployFailed('LIMINAL_TOKEN is not set and there is no .data/deploy-token.');
  return { url: process.env['LIMINAL_URL'] ?? 'http://localhost:8080', token };
}

async function mfe([act, name, version]: string[]): Promise<string> {
  if (!name) return usage;
  if (act === 'deploy') return `${name} ${(await deploy(target(), join(`mfe-${name}`, 'dist'))).version} is live.`;
  if (act === 'list') return (await list(target(), name)).map(line).join('\n');
  if (act === 'activate' && version) return `${name} ${(await activate(target(), name, version)).version} is live.`;
  if (act === 'rollback') return `${name} ${(await rollBack(target(), name)).version} is live again.`;
  return usage;
}

async function shell([act]: string[]): Promise<string> {
  if (act !== 'check') return usage;
  const problems = await checkShell(target(), join('shell', 'dist'));
  if (problems.length > 0) throw new DeployFailed(problems.join('\n'));
  return 'Every live release fits this shell.';
}

const run = async (area: string | undefined, rest: string[]): Promise<string> => {
  if (area === 'mfe') return mfe(rest);
  if (area === 'shell') return shell(rest);
  if (area === 'moderation') return moderationCommand(rest, usage);
  if (area === 'points') return pointsCommand(rest, usage);
  return area === 'dlq' ? deadLetterCommand(rest, usage) : usage;
};

/** Runs one command; returns the exit code. */
export async function main(words: string[]): Promise<number> {
  const [area, ...rest] = words;
  try {
    const said = await run(area, rest);
    process.stdout.write(`${said}\n`);
    return said === usage ? 2 : 0;
  } catch (error) {
    process.stderr.write(`${error instanceof DeployFailed ? error.message : String(error)}\n`);
    return 1;
  }
}
