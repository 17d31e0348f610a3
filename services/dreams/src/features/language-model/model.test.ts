import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { interpret } from '../../domain/interpret';
import { createModel } from './model';

const dream = {
  description: 'I was in a house by the sea and I was afraid.',
  emotions: 'anxious',
  lucidityLevel: 'not-lucid',
};
const texts = {
  symbolicAnalysis: 'A house stands by the sea, and you are in it.',
  consciousnessInsights: 'You name fear, and you stay in the house.',
};
const said = (content: unknown) =>
  JSON.stringify({
    choices: [{ message: { content: typeof content === 'string' ? content : JSON.stringify(content) } }],
  });

let server: Server;
let answer: { status: number; body: string };
let asked: { path: string | undefined; authorization: string | undefined; body: string };
beforeAll(async () => {
  server = createServer((req, res) => {
    let body = '';
    req.on('data', (part) => (body += String(part)));
    req.on('end', () => {
      asked = { path: req.url, authorization: req.headers.authorization, body };
      res.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
  }).listen(0);
  await new Promise((done) => server.once('listening', done));
});
afterAll(() => new Promise((done) => server.close(done)));
const model = () =>
  createModel({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`, key: 'k', name: 'm' });

test('the two texts of a well-behaved model are taken', async () => {
  answer = { status: 200, body: said(texts) };
  expect(await model()(dream, interpret(dream))).toEqual(texts);
  expect(asked).toMatchObject({ path: '/v1/chat/completions', authorization: 'Bearer k' });
  expect(JSON.parse(asked.body)).toMatchObject({ model: 'm' });
});

test.each([
  ['an error', { status: 500, body: 'no' }],
  ['no JSON at all', { status: 200, body: '<html>' }],
  ['prose instead of JSON', { status: 200, body: said('I think it means change.') }],
  ['one text only', { status: 200, body: said({ symbolicAnalysis: texts.symbolicAnalysis }) }],
  ['an empty text', { status: 200, body: said({ ...texts, consciousnessInsights: ' ' }) }],
  ['a text without end', { status: 200, body: said({ ...texts, symbolicAnalysis: 'x'.repeat(5_000) }) }],
  ['no choice', { status: 200, body: '{"choices":[]}' }],
])('%s is as if there were none', async (_what, given) => {
  answer = given;
  expect(await model()(dream, interpret(dream))).toBeUndefined();
});

test('one that is late, or not there, is as if there were none', async () => {
  const late: typeof fetch = async () => {
    throw new DOMException('too late', 'TimeoutError');
  };
  expect(
    await createModel({ url: 'http://127.0.0.1:1', key: undefined, name: 'm' }, late)(dream, interpret(dream)),
  ).toBeUndefined();
});
