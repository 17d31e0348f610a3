import type { MfeConfig } from '@liminal/mfe-kit/config';

export const config: MfeConfig = {
  name: 'dreams',
  shell: '^1.0.0',
  budget: 60_000,
  exposes: { './portal': './src/app/portal.tsx', './statistics': './src/app/statistics.tsx' },
  contributions: {
    pages: [{ path: '/dream-statistics', audience: 'signed-in', module: './statistics' }],
    tabs: [{ id: 'dreams', label: 'Dreams', order: 50, icon: 'dreams', module: './portal' }],
    overlays: [],
  },
};
