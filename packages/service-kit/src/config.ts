import { readFileSync } from 'node:fs';
import * as z from 'zod';

/** Configuration that cannot be used; its message is one sentence for an operator. */
export class ConfigError extends Error {}

const port = z.coerce.number().int().min(0).max(65535);

const profile = (pair: string) => {
  const at = pair.indexOf('=');
  return { name: pair.slice(0, Math.max(0, at)).trim(), url: pair.slice(at + 1).trim() };
};

const schema = z.object({
  NODE_ENV: z.string().default('production'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(0),
  /** Where /metrics and health are served, apart from members' traffic. 0 picks a free port. */
  OPS_PORT: port.default(0),
  DATABASE_URL: z.url(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(100).default(8),
  /** Absent: sessions come from PostgreSQL alone and limits are kept in memory. */
  REDIS_URL: z.url().optional(),
  KAFKA_BROKERS: z
    .string()
    .optional()
    .transform((list) => list?.split(',').map((broker) => broker.trim())),
  /** Shared by the services for calls that the gateway never routes. */
  INTERNAL_TOKEN: z.string().min(16).optional(),
  /** Where the other services answer, `auth=http://auth:3000,journey=...`. */
  SERVICE_URLS: z
    .string()
    .default('')
    .transform((list) =>
      Object.fromEntries(
        list
          .split(',')
          .filter(Boolean)
          .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)] as const),
      ),
    ),
  /** The address members use; https makes cookies `__Host-` and `Secure`. */
  PUBLIC_URL: z.url().default('http://localhost:8080'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  /** Folder of the released micro-frontends; the registry writes, the gateway reads. */
  MFE_FOLDER: z.string().default('.data/mfe'),
  /** Folder of the built shell: what it shares is checked against every release. */
  SHELL_FOLDER: z.string().default('shell/dist'),
  /** Deploy tokens: `team:token:name1+name2;...`. */
  DEPLOY_TOKENS: z.string().default(''),
  /** Profiles the footer links to: `Instagram=https://...;Mastodon=https://...`. */
  SOCIAL_PROFILES: z
    .string()
    .default('')
    .transform((list) => list.split(';').filter(Boolean).map(profile))
    .pipe(z.array(z.object({ name: z.string().min(1).max(40), url: z.url({ protocol: /^https$/ }) })).max(8)),
  /** The landing's figures: the specification's own, labelled 'illustrative figures', or real counts and nothing simulated. */
  LIMINAL_FIGURES: z.enum(['illustrative', 'live']).default('illustrative'),
  /** An OpenAI-compatible language model for the texts of interpretations; off unless set. Members agree to it one by one. */
  LANGUAGE_MODEL_URL: z.url({ protocol: /^https?$/ }).optional(),
  LANGUAGE_MODEL_KEY: z.string().min(1).optional(),
  LANGUAGE_MODEL_NAME: z.string().min(1).default('default'),
  /** Folder in which matching keeps snapshots of its index; absent: it is built from the log at every start. */
  SNAPSHOT_FOLDER: z.string().optional(),
  /** Widens every limit of calls, for load tests. */
  LIMIT_FACTOR: z.coerce.number().min(1).default(1),
});

export type Config = z.output<typeof schema>;

/** Reads the environment; `X_FILE` names a file that holds the value of `X` (for secrets). @throws ConfigError */
export function readConfig(env: Record<string, string | undefined>): Config {
  // Set to nothing, as compose does with what nobody set, is not set.
  const values: Record<string, string | undefined> = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== ''),
  );
  for (const [key, file] of Object.entries(env)) {
    if (!file || !key.endsWith('_FILE') || !(key.slice(0, -5) in schema.shape)) continue;
    try {
      values[key.slice(0, -5)] = readFileSync(file, 'utf8').trim();
    } catch {
      throw new ConfigError(`${key} names ${file}, which cannot be read.`);
    }
  }
  const result = schema.safeParse(values);
  if (result.success) return result.data;
  const wrong = result.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`).join(', ');
  throw new ConfigError(`The configuration is not usable: ${wrong}.`);
}
