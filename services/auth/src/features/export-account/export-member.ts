import type { Db } from '@liminal/service-kit/db';

export const exportMember = async (db: Db, memberId: string) => ({
  account: await db('accounts')
    .where({ id: memberId })
    .first('id', 'email', 'firstName', 'zone', 'dayStartsAt', 'createdAt'),
  consents: await db('consents')
    .where({ memberId })
    .first('matching', 'dreamsInMatching', 'languageModel', 'changedAt'),
  preferences: await db('preferences').where({ memberId }).first(),
  figures: await db('projections').where({ memberId }).first(),
  sessions: await db('sessions').where({ memberId }).select('device', 'createdAt', 'lastSeenAt'),
  audit: await db('audit').where({ memberId }).orderBy('n').select('at', 'what'),
});
