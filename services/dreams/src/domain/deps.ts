import type { Interpretation } from '@liminal/contracts/dreams/interpretation';
import type { ServiceDeps } from '@liminal/service-kit/service';
import type { ToRead } from './interpret';

/** Reads a dream of a member's: by rules, or its texts by the model where one is configured and agreed to. */
export type Reader = (memberId: string, dream: ToRead) => Promise<Interpretation>;

export type DreamsDeps = Pick<ServiceDeps, 'db' | 'now'> & { reader: Reader };
