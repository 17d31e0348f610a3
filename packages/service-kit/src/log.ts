import { trace } from '@opentelemetry/api';
import { pino, type Logger } from 'pino';

export type Log = Logger;

/** Words that never reach a log, wherever in an object they stand. */
const secrets = [
  'password',
  'currentPassword',
  'newPassword',
  'email',
  'firstName',
  'title',
  'description',
  'cookie',
  'authorization',
  'token',
];

/** JSON lines with ids only: personal text and secrets are cut out, errors keep their type and place but not their values. */
export function createLog(service: string, level: string, destination?: { write(line: string): void }): Log {
  const options = {
    level,
    base: { service },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: { paths: secrets.flatMap((word) => [word, `*.${word}`, `*.*.${word}`]), censor: '[redacted]' },
    mixin: () => {
      const span = trace.getActiveSpan()?.spanContext();
      return span ? { traceId: span.traceId } : {};
    },
    serializers: {
      // A database error's detail and a validation error's input carry the member's own words.
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        code: error.code,
        message: safeMessage(error),
        stack: error.stack?.split('\n').slice(1, 6).join('\n'),
      }),
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** An error's first line without quoted values: knex puts the whole statement, bindings and all, in front of it. */
export function safeMessage(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const first = message.split(' - ').at(-1)?.split('\n')[0] ?? '';
  return first.replace(/(['"]).*?\1/g, '$1…$1').slice(0, 200);
}
