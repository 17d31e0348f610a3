import type { ServiceDeps } from '@liminal/service-kit/service';

export type JourneyDeps = Pick<ServiceDeps, 'now'>;
