import type { MfeConfig } from '@liminal/mfe-kit/config';

export const config: MfeConfig = {
  name: 'landing',
  shell: '^1.1.0',
  budget: 20_000,
  exposes: { './page': './src/app/page.tsx' },
  contributions: {
    pages: [{ path: '/', audience: 'signed-out', module: './page', fallback: true }],
    tabs: [],
    overlays: [],
  },
};
