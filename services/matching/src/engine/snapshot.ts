import type { Places } from '@liminal/service-kit/bus';
import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import { encoderVersion } from './groups';
import { pageBytes, pageMembers, type IndexState } from './index-memory';

/** Rises with the layout of pages, keys or this file. */
const layout = 1;
const mark = 'LIMINAL-INDEX';
const headerBytes = 16_384;

type Header = {
  mark: string;
  layout: number;
  encoder: number;
  pages: number;
  size: number;
  places: Places;
  /** Of everything behind the header. */ checksum: number;
};

/** Keeps an index with the places in the log it has come to: written whole beside the old one, then put in its place. */
export function writeSnapshot(file: string, { pages, buckets, keys, size }: IndexState, places: Places): void {
  const parts = [pages, buckets, keys].map((part) => new Uint8Array(part.buffer, part.byteOffset, part.byteLength));
  const header: Header = {
    mark,
    layout,
    encoder: encoderVersion,
    pages: buckets.length,
    size,
    places,
    checksum: parts.reduce((sum, part) => crc32(part, sum), 0),
  };
  mkdirSync(dirname(file), { recursive: true });
  const fresh = `${file}.${randomUUID()}.new`;
  const handle = openSync(fresh, 'w');
  try {
    writeSync(handle, Buffer.from(JSON.stringify(header).padEnd(headerBytes)));
    for (const part of parts) writeSync(handle, part);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(fresh, file);
}

export type Snapshot = { state: IndexState; places: Places };

/** Reads one back. Undefined where there is none, where it is damaged, or where another encoder or layout wrote it: the log has it all. */
export function readSnapshot(file: string, damaged: (why: string) => void): Snapshot | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    return undefined;
  }
  try {
    const header = JSON.parse(bytes.subarray(0, headerBytes).toString('utf8')) as Header;
    if (header.mark !== mark) throw new Error('it is no snapshot');
    if (header.layout !== layout || header.encoder !== encoderVersion) return undefined;
    const body = bytes.subarray(headerBytes);
    const lengths = {
      pages: header.pages * pageBytes,
      buckets: header.pages * 2,
      keys: header.pages * pageMembers * 16,
    };
    if (body.length !== lengths.pages + lengths.buckets + lengths.keys) throw new Error('it is cut short');
    if (crc32(body) !== header.checksum) throw new Error('its checksum is another');
    // The keys grow with the index, so they get a memory of their own.
    const keys = new Uint8Array(body.subarray(lengths.pages + lengths.buckets)).buffer;
    const buckets = new Uint8Array(body.subarray(lengths.pages, lengths.pages + lengths.buckets)).buffer;
    return {
      places: header.places,
      state: {
        pages: body.subarray(0, lengths.pages),
        buckets: new Uint16Array(buckets),
        keys: new Uint32Array(keys),
        size: header.size,
      },
    };
  } catch (error) {
    damaged(error instanceof Error ? error.message : 'it cannot be read');
    return undefined;
  }
}
