import { bodyLimit } from '@liminal/gateway/routes';
import { Problem } from '@liminal/contracts/problem';
import { envelope } from '@liminal/contracts/define';
import { topics, type Topic } from '@liminal/contracts/topics';
import * as z from 'zod';
import type { allContracts } from './contracts-of';

type Contracts = Awaited<ReturnType<typeof allContracts>>;
type Json = Record<string, unknown>;

const schemaOf = (schema: unknown, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema as z.ZodType, { io, unrepresentable: 'any' }) as Json;
  return json;
};

const problemAnswer = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

/** The public calls as OpenAPI 3.1. */
export function openApi({ routes }: Contracts): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    const changes = route.method !== 'get';
    const parameters = [
      ...propertiesOf(route.params).map(([name, schema]) => ({ name, in: 'path', required: true, schema })),
      ...propertiesOf(route.query).map(([name, schema, required]) => ({ name, in: 'query', required, schema })),
      ...(changes
        ? [{ name: 'X-Requested-With', in: 'header', required: true, schema: { const: 'XMLHttpRequest' } }]
        : []),
      ...(changes && route.audience === 'member'
        ? [
            {
              name: 'Idempotency-Key',
              in: 'header',
              required: false,
              schema: { type: 'string', minLength: 8, maxLength: 100 },
            },
          ]
        : []),
    ];
    paths[path] = {
      ...paths[path],
      [route.method]: {
        operationId: route.name,
        summary: route.summary,
        tags: [route.tag],
        security:
          route.audience === 'member' ? [{ session: [] }] : route.audience === 'team' ? [{ deployToken: [] }] : [],
        parameters,
        ...(route.body && {
          requestBody: { required: true, content: { 'application/json': { schema: schemaOf(route.body, 'input') } } },
        }),
        responses: {
          [route.status]: {
            description: 'Done.',
            content: { 'application/json': { schema: schemaOf(route.reply, 'output') } },
          },
          400: problemAnswer('The request is not right; `fields` says where.'),
          ...(route.audience === 'anyone' ? {} : { 401: problemAnswer('Nobody is signed in.') }),
          ...(changes
            ? {
                403: problemAnswer('Not from this site, or not allowed.'),
                413: problemAnswer(`Over ${bodyLimit.call} bytes.`),
                415: problemAnswer('Not JSON.'),
              }
            : {}),
          404: problemAnswer('Not there, or not yours.'),
          429: problemAnswer('Too fast; Retry-After says how long to wait.'),
          503: problemAnswer('Resting; Retry-After says how long to wait.'),
        },
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Liminal',
      version: '1.0.0',
      description:
        'Generated from packages/contracts. `GET /api/live` (server-sent events), `GET|POST /api/login` and `GET /api/logout` are pages and not listed.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Problem: schemaOf(Problem, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'liminal_session' },
        deployToken: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

function propertiesOf(schema: unknown): [string, unknown, boolean][] {
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, unknown>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => [name, property, required.includes(name)]);
}

/** The events as AsyncAPI 3. */
export function asyncApi({ events }: Contracts): Json {
  const sorted = events.toSorted((a, b) => a.topic.localeCompare(b.topic));
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Liminal events',
      version: '1.0.0',
      description:
        'Generated from packages/contracts. Keyed by memberId; delivered at least once, applied exactly once.',
    },
    channels: Object.fromEntries(
      sorted.map((event) => [
        event.topic,
        {
          address: event.topic,
          messages: { [event.topic]: { $ref: `#/components/messages/${event.topic}` } },
          bindings: { kafka: { partitions: topics[event.topic as Topic].partitions, topic: event.topic } },
        },
      ]),
    ),
    operations: Object.fromEntries(
      sorted.map((event) => [
        `publish-${event.topic}`,
        { action: 'send', channel: { $ref: `#/channels/${event.topic}` } },
      ]),
    ),
    components: {
      messages: Object.fromEntries(
        sorted.map((event) => [
          event.topic,
          {
            name: event.topic,
            summary: event.summary,
            payload: {
              allOf: [
                schemaOf(envelope, 'output'),
                {
                  type: 'object',
                  properties: { version: { const: event.version }, data: schemaOf(event.data, 'output') },
                },
              ],
            },
          },
        ]),
      ),
    },
  };
}
