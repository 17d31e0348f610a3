import type { ServerResponse } from 'node:http';

/** Answers with JSON that nobody keeps: what every call and every refusal comes as. */
export function replyJson(res: ServerResponse, status: number, value: unknown): void {
  const text = JSON.stringify(value);
  res.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(text),
  });
  res.end(text);
}
