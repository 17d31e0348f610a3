import { consentsChanged } from '@liminal/contracts/events/consents-changed';
import type { Db } from '@liminal/service-kit/db';
import type { Handlers } from '@liminal/service-kit/receive';
import type { Reader } from '../../domain/deps';
import { interpret } from '../../domain/interpret';
import type { createModel } from './model';

/** Reads by rules; where a model is configured and the member agreed to it, its texts take the place of ours. */
export const createReader =
  (db: Db, model: ReturnType<typeof createModel> | undefined): Reader =>
  async (memberId, dream) => {
    const reading = interpret(dream);
    if (!model || reading.legibility !== 'legible') return reading;
    const consent = await db('model_consents').where({ memberId, allowed: true }).first('memberId');
    const texts = consent && (await model(dream, reading));
    return texts ? { ...reading, ...texts, writtenBy: 'model' } : reading;
  };

/** Keeps who agreed that their dreams go to the language model. */
export const consentHandlers: Handlers = {
  'consents-changed': async (tx, { memberId, data }) => {
    const allowed = consentsChanged.data.parse(data).languageModel;
    await tx('model_consents').insert({ memberId, allowed }).onConflict('member_id').merge(['allowed']);
  },
};
