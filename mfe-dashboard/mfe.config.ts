import type { MfeConfig } from '@liminal/mfe-kit/config';

export const config: MfeConfig = {
  name: 'dashboard',
  shell: '^1.2.0',
  budget: 70_000,
  exposes: {
    './page': './src/app/page.tsx',
    './vibes': './src/app/vibes.tsx',
    './settings': './src/app/settings.tsx',
    './points-history': './src/app/points-history.tsx',
  },
  contributions: {
    pages: [
      { path: '/', audience: 'signed-in', module: './page' },
      { path: '/settings', audience: 'signed-in', module: './settings' },
      { path: '/points-history', audience: 'signed-in', module: './points-history' },
    ],
    tabs: [{ id: 'consciousness', label: 'Vibes', order: 10, icon: 'vibes', module: './vibes' }],
    overlays: [],
  },
};
