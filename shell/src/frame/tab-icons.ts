import { connect, dreams, evolution, experiences, frequencies, oracle, trueSelf, vibes } from '@liminal/ui/icons';

const known: Record<string, string> = {
  vibes,
  'true-self': trueSelf,
  oracle,
  experiences,
  dreams,
  frequencies,
  connect,
  evolution,
};

const dot = 'M96 128a32 32 0 1 0 64 0a32 32 0 1 0-64 0';

/** The icon a tab asks for by name; a dot for one that this shell does not have. */
export const iconOf = (name: string): string => known[name] ?? dot;
