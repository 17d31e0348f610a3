import { reportFailure } from '@liminal/contracts/client-report';
import { mfeLoadErrors } from '@liminal/service-kit/metrics';
import { serve } from '@liminal/service-kit/serve';

/** Counts what failed in browsers. Only releases that exist are counted, so that nobody can fill the table with names. */
export const failuresRoute = () =>
  serve(
    reportFailure,
    async ({ db, body }) => {
      const known = await db('releases').where({ name: body.name, version: body.version }).first();
      if (!known) return { noted: false };
      mfeLoadErrors.inc(body);
      await db.raw(
        `insert into failures (name, version, phase) values (:name, :version, :phase)
         on conflict (name, version, phase, day) do update set count = failures.count + 1`,
        body,
      );
      return { noted: true };
    },
    { points: 30, seconds: 60 },
  );
