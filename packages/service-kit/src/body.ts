import type { Request, Response } from 'express';
import express from 'express';
import { badRequest, Refusal } from './refusal';

export const bodyLimit = 100 * 1024;
const maxDepth = 12;

const parseJson = express.json({ limit: bodyLimit, strict: false, type: () => true, inflate: false });

/** Reads a JSON body. @throws Refusal 415 for another type, 413 over 100 KB, 400 when it is not JSON or nests too deep. */
export async function readJson(req: Request, res: Response): Promise<unknown> {
  if (!req.is('application/json')) throw new Refusal('unsupported-media-type', 415, 'Send JSON, as application/json.');
  await new Promise<void>((resolve, reject) => {
    parseJson(req, res, (error?: unknown) => {
      if (!error) return resolve();
      const type = (error as { type?: string }).type;
      if (type === 'entity.too.large') return reject(new Refusal('too-large', 413, 'At most 100 KB.'));
      if (type === 'encoding.unsupported')
        return reject(new Refusal('unsupported-media-type', 415, 'Send JSON without compression.'));
      return reject(badRequest('This is not JSON.'));
    });
  });
  if (depthOf(req.body, 0) > maxDepth) throw badRequest('This nests too deep.');
  return req.body as unknown;
}

function depthOf(value: unknown, depth: number): number {
  if (value === null || typeof value !== 'object' || depth > maxDepth) return depth;
  let deepest = depth + 1;
  for (const inner of Object.values(value)) deepest = Math.max(deepest, depthOf(inner, depth + 1));
  return deepest;
}
