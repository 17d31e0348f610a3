import { heartbeatMs } from '@liminal/contracts/live/live';
import { memberOf, type AppDeps } from '@liminal/service-kit/app';
import type { Db } from '@liminal/service-kit/db';
import { tooMany } from '@liminal/service-kit/refusal';
import type { Waker } from '@liminal/service-kit/wake';
import type { Response, Router } from 'express';

export const liveChannel = 'liminal_live';

/** Streams one member may hold on one instance: every browser has one, however many tabs. */
const mostStreams = 8;
const sessionCheckMs = 60_000;
const pageSize = 100;

type Row = { seq: number; kind: string; data: unknown };
type Stream = { res: Response; seq: number; busy: boolean; again: boolean };

/**
 * `/api/live`: a member's durable sequence as server-sent events. A stream reads the table from the last id it sent;
 * notifications only say when to look, so nothing is lost or repeated whichever instance it is on.
 */
export function createLive(deps: Pick<AppDeps, 'sessions' | 'publicUrl'> & { db: Db; waker: Waker }) {
  const { db, waker } = deps;
  const streams = new Map<string, Set<Stream>>();

  async function pump(memberId: string, stream: Stream): Promise<void> {
    if (stream.busy) {
      stream.again = true;
      return;
    }
    stream.busy = true;
    try {
      do {
        stream.again = false;
        const rows = await db<Row & { memberId: string }>('live_events')
          .where({ memberId })
          .where('seq', '>', stream.seq)
          .orderBy('seq')
          .limit(pageSize);
        for (const { seq, kind, data } of rows) {
          stream.res.write(`id: ${seq}\ndata: ${JSON.stringify({ kind, data })}\n\n`);
          stream.seq = seq;
        }
        if (rows.length === pageSize) stream.again = true;
      } while (stream.again);
    } catch {
      // The browser opens a new stream and resumes from the last id.
      stream.res.end();
    } finally {
      stream.busy = false;
    }
  }

  const wakeAll = (memberId: string) => {
    const woken = memberId ? [[memberId, streams.get(memberId)] as const] : [...streams];
    for (const [id, set] of woken) set?.forEach((stream) => void pump(id, stream));
  };

  const listening = waker.on(liveChannel, wakeAll);

  const page = (router: Router) =>
    router.get('/api/live', async (req, res) => {
      const member = await memberOf(deps, req);
      await listening;
      const mine = streams.get(member.id) ?? new Set<Stream>();
      if (mine.size >= mostStreams) throw tooMany(10);
      const asked = Number(req.get('last-event-id'));
      const head = await db('live_heads').where({ memberId: member.id }).first<{ seq: number } | undefined>('seq');
      // A new page begins now; a page that comes back begins where it was.
      const seq =
        req.get('last-event-id') && Number.isSafeInteger(asked) && asked >= 0
          ? Math.min(asked, head?.seq ?? 0)
          : (head?.seq ?? 0);
      res
        .status(200)
        .set({ 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
      res.flushHeaders();
      res.write(`retry: 2000\nid: ${seq}\ndata: ${JSON.stringify({ kind: 'hello', data: {} })}\n\n`);
      const stream: Stream = { res, seq, busy: false, again: false };
      streams.set(member.id, mine.add(stream));
      const beat = setInterval(() => res.write(': still here\n\n'), heartbeatMs);
      const check = setInterval(() => {
        memberOf(deps, req).catch(() => res.end());
      }, sessionCheckMs);
      res.on('close', () => {
        clearInterval(beat);
        clearInterval(check);
        mine.delete(stream);
        if (mine.size === 0) streams.delete(member.id);
      });
      void pump(member.id, stream);
    });

  return {
    page,
    close: async () => {
      for (const set of streams.values()) for (const { res } of set) res.end();
    },
  };
}
