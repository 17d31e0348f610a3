import type { MfeConfig } from '@liminal/mfe-kit/config';

export const config: MfeConfig = {
  name: 'dreams',
  shell: '^1.0.0',
  budget: 35_000,
  exposes: { './portal': './src/app/portal.tsx' },
  contributions: {
    pages: [],
    tabs: [{ id: 'dreams', label: 'Dreams', order: 50, icon: 'dreams', module: './portal' }],
    overlays: [],
  },
};
