import { createDb } from '@liminal/service-kit/db';
import { discardDeadLetter, listDeadLetters, requestReplay, showDeadLetter } from '@liminal/service-kit/dead-letters';
import { DeployFailed } from './deploy-client';

/** `dlq list|show|replay|discard`, on the owner's database. */
export async function deadLetterCommand([act, service, number]: string[], usage: string): Promise<string> {
  if (!service || !/^[a-z]+$/.test(service)) return usage;
  const url = process.env['DATABASE_URL'];
  if (!url) throw new DeployFailed('DATABASE_URL is not set.');
  const db = createDb({ url, schema: service, pool: 1 });
  try {
    if (act === 'list') {
      const letters = await listDeadLetters(db);
      return (
        letters
          .map(
            (letter) =>
              `${String(letter.n).padStart(6)}  ${letter.status.padEnd(8)} ${letter.topic}  ${letter.key}  ${letter.error ?? ''}`,
          )
          .join('\n') || 'Nothing is parked.'
      );
    }
    const n = Number(number);
    if (!Number.isSafeInteger(n)) return usage;
    const letter = await showDeadLetter(db, n);
    if (!letter) throw new DeployFailed(`${service} has no dead letter ${n}.`);
    if (act === 'show') return JSON.stringify({ ...letter, bytes: letter.bytes.toString('utf8') }, null, 2);
    if (act === 'discard') return `${await discardDeadLetter(db, n)} discarded.`;
    if (act === 'replay')
      return `${await requestReplay(db, letter)} handed over again; the service takes them within seconds.`;
    return usage;
  } finally {
    await db.destroy();
  }
}
