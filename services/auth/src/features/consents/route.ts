import { putConsents } from '@liminal/contracts/account/consents';
import { consentsChanged } from '@liminal/contracts/events/consents-changed';
import { appendToOutbox } from '@liminal/service-kit/outbox';
import { serve } from '@liminal/service-kit/serve';
import type { AuthDeps } from '../../domain/deps';

export const consentsRoute = ({ now }: AuthDeps) =>
  serve(putConsents, ({ db, member, body }) =>
    db.transaction(async (tx) => {
      const before = await tx('consents').where({ memberId: member.id }).forUpdate().first<typeof body>();
      const changed = Object.entries(body).some(([key, value]) => before?.[key as keyof typeof body] !== value);
      if (changed) {
        await tx('consents')
          .where({ memberId: member.id })
          .update({ ...body, changedAt: now() });
        await appendToOutbox(tx, consentsChanged.of(member.id, body));
      }
      return body;
    }),
  );
