import type { ServiceDeps } from '@liminal/service-kit/service';

/** What the slices of this service are built from. */
export type AuthDeps = Pick<ServiceDeps, 'db' | 'now' | 'waker' | 'sessions' | 'callService' | 'log'> & {
  publicUrl: string;
  /** What the landing is told of how many people there are. */
  figures: 'illustrative' | 'live';
};
