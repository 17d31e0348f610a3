import type { MfeConfig } from '@liminal/mfe-kit/config';

export const config: MfeConfig = {
  name: 'social',
  shell: '^1.2.0',
  budget: 90_000,
  exposes: {
    './frequencies': './src/app/frequencies.tsx',
    './connect': './src/app/connect.tsx',
    './evolution': './src/app/evolution.tsx',
    './oracle': './src/app/oracle.tsx',
    './social': './src/app/social.tsx',
    './social-presence': './src/app/social-presence.tsx',
    './true-self': './src/app/true-self.tsx',
    './archetypes': './src/app/archetypes.tsx',
  },
  contributions: {
    pages: [
      { path: '/archetypes', audience: 'signed-in', module: './archetypes' },
      { path: '/social', audience: 'signed-in', module: './social' },
      { path: '/social-presence', audience: 'signed-in', module: './social-presence' },
    ],
    tabs: [
      { id: 'archetypal-quiz', label: 'True Self', order: 20, icon: 'true-self', module: './true-self' },
      { id: 'ai-matchmaker', label: 'AI Oracle', order: 30, icon: 'oracle', module: './oracle' },
      { id: 'matching', label: 'Frequencies', order: 60, icon: 'frequencies', module: './frequencies' },
      { id: 'assessment', label: 'Connect', order: 70, icon: 'connect', module: './connect' },
      { id: 'archetype', label: 'Evolution', order: 80, icon: 'evolution', module: './evolution' },
    ],
    overlays: [],
  },
};
