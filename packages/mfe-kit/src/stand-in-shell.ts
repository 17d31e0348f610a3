import { firstPreferences } from '@liminal/contracts/account/preferences';
import type { CurrentUser } from '@liminal/contracts/auth/current-user';
import { createObservable } from '@liminal/client/observable';
import { shellContract, type Session, type Shell, type Tab, type Toast } from '@liminal/client/shell';

/** A member for tests and for a remote that runs alone. */
export const standInMember: CurrentUser = {
  id: '01a1fdda-cb36-704b-9671-258b0bf8cbd2',
  firstName: 'Ada',
  email: 'ada@example.org',
  profileImageUrl: null,
  energyFrequency: 432,
  energyAmplitude: 8.7,
  energyCoherence: 94,
  currentConsciousnessState: 'liminal',
  archetype: 'deep-feeler',
  interactionScore: 12,
  consents: { matching: true, dreamsInMatching: false, languageModel: false },
  preferences: firstPreferences,
  zone: 'Europe/Berlin',
  dayStartsAt: 240,
  sessionExpiresAt: Date.now() + 86_400_000,
  isDemo: false,
};

/** The shell's interface without a shell: what it was told is kept to be looked at. */
export function createStandInShell(user: CurrentUser = standInMember) {
  const toasts: Toast[] = [];
  const visited: string[] = [];
  const shown = createObservable<Toast | undefined>(undefined);
  const shell: Shell = {
    contract: shellContract,
    session: createObservable<Session>({ status: 'signed-in', user }),
    mode: createObservable<'mystical' | 'normal'>('mystical'),
    reducedMotion: createObservable(true),
    tab: createObservable<Tab | undefined>(undefined),
    pages: createObservable<string[]>([]),
    toast: (toast) => {
      toasts.push(toast);
      shown.set(toast);
    },
    navigate: (path) => void visited.push(path),
    mountTab: () => ({ unmount: async () => undefined }),
    sessionLost: () => void visited.push('/api/login'),
    onLive: () => () => undefined,
  };
  return { shell, toasts, visited, shown };
}
