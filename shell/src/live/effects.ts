import type { Toast } from '@liminal/client/shell';
import { levels } from '@liminal/contracts/journey/levels';
import type { LiveEvent } from '@liminal/contracts/live/live';
import { archetypeNames } from '@liminal/ui/archetype-names';
import { texts } from '../texts';

const user = ['api', 'auth', 'user'];
const stale: Record<string, string[][]> = {
  'level-up': [['api', 'journey'], user],
  'profile-changed': [['api', 'journey'], user],
  'archetype-taken': [['api', 'user'], user],
  'archetype-evolved': [['api', 'user'], ['api', 'archetype'], user],
  'interaction-scored': [['api', 'user'], user],
  'connection-requested': [['api', 'energy-matches']],
  'match-connected': [['api', 'energy-matches']],
  'energy-changed': [['api', 'social', 'signature'], user],
  // A stream that was away may have missed more than it resumed (it is kept for a day).
  hello: [],
};

/** Which reads an event makes stale, by their keys. */
export const staleAfter = ({ kind }: LiveEvent): string[][] => stale[kind] ?? [];

/** What the member is told of it; most of it only changes what they see. */
export function toastFor({ kind, data }: LiveEvent): Toast | undefined {
  if (kind === 'level-up')
    return {
      title: texts.live.levelUp.title,
      description: texts.live.levelUp.description(levels.find(({ level }) => level === data['level'])?.name ?? ''),
    };
  if (kind === 'archetype-evolved')
    return {
      title: texts.live.evolved.title,
      description: texts.live.evolved.description(archetypeNames[String(data['archetype'])] ?? ''),
    };
  if (kind === 'connection-requested') return texts.live.asked;
  if (kind === 'match-connected') return texts.live.connected;
  return undefined;
}
