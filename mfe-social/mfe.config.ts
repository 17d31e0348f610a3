import type { MfeConfig } from '@liminal/mfe-kit/config';

export const config: MfeConfig = {
  name: 'social',
  shell: '^1.0.0',
  budget: 35_000,
  exposes: { './frequencies': './src/app/frequencies.tsx' },
  contributions: {
    pages: [],
    tabs: [{ id: 'matching', label: 'Frequencies', order: 60, icon: 'frequencies', module: './frequencies' }],
    overlays: [],
  },
};
