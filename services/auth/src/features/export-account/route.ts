import { exportAccount } from '@liminal/contracts/account/account';
import { serve } from '@liminal/service-kit/serve';
import { audit } from '../../domain/audit';
import type { AuthDeps } from '../../domain/deps';
import { exportMember } from './export-member';

/** Services that keep something about members, besides this one. */
const others = ['journey', 'archetype', 'dreams', 'matching', 'gatherings'];

export const exportAccountRoute = ({ now, callService }: AuthDeps) =>
  serve(
    exportAccount,
    async ({ db, member, res }) => {
      // All or nothing: an export with a hole in it would pass for the whole.
      const parts = await Promise.all(
        others.map(
          async (service) => [service, await callService(service, 'export-member', { memberId: member.id })] as const,
        ),
      );
      await audit(db, 'exported', { memberId: member.id });
      res.attachment('liminal-export.json');
      return {
        exportedAt: now().toISOString(),
        memberId: member.id,
        parts: { auth: await exportMember(db, member.id), ...Object.fromEntries(parts) },
      };
    },
    { points: 10, seconds: 60 },
  );
