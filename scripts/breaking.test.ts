import { breakingChanges } from './breaking';

const api = (reply: object, body: object = { properties: { a: {} }, required: ['a'] }) => ({
  paths: {
    '/x': {
      post: {
        requestBody: { content: { 'application/json': { schema: body } } },
        responses: { 200: { content: { 'application/json': { schema: reply } } } },
      },
    },
  },
});
const reply = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    list: { type: 'array', items: { type: 'object', properties: { n: { type: 'integer' } } } },
  },
  required: ['id'],
};

test.each<[string, object, object, string[]]>([
  ['nothing', api(reply), api(structuredClone(reply)), []],
  ['a type that is one of two', api({ type: ['string', 'null'] }), api({ type: ['string', 'null'] }), []],
  [
    'one of two types gone',
    api({ type: ['string', 'null'] }),
    api({ type: 'string' }),
    ['post /x changed from ["string","null"] to string'],
  ],
  ['a new reply field', api(reply), api({ ...reply, properties: { ...reply.properties, more: {} } }), []],
  [
    'a reply field gone',
    api(reply),
    api({ ...reply, properties: { list: reply.properties.list }, required: [] }),
    ['post /x.id is gone', 'post /x.id may now be missing'],
  ],
  [
    'a field deep in a list of another type',
    api(reply),
    api({
      ...reply,
      properties: {
        ...reply.properties,
        list: { type: 'array', items: { type: 'object', properties: { n: { type: 'string' } } } },
      },
    }),
    ['post /x.list[].n changed from integer to string'],
  ],
  ['a new optional request field', api(reply), api(reply, { properties: { a: {}, b: {} }, required: ['a'] }), []],
  [
    'a new required request field',
    api(reply),
    api(reply, { properties: { a: {}, b: {} }, required: ['a', 'b'] }),
    ['post /x now demands b'],
  ],
  ['a request field gone', api(reply), api(reply, { properties: {}, required: [] }), ['post /x no longer takes a']],
  ['a call gone', api(reply), { paths: {} }, ['post /x is gone']],
  [
    'a topic gone',
    { components: { messages: { t: { payload: {} } } } },
    { components: { messages: {} } },
    ['t is gone'],
  ],
  [
    'an event version',
    { components: { messages: { t: { payload: { const: 1 } } } } },
    { components: { messages: { t: { payload: { const: 2 } } } } },
    ['t is no longer 1'],
  ],
])('%s', (_what, before, after, problems) => {
  expect(breakingChanges(before, after)).toEqual(problems);
});
