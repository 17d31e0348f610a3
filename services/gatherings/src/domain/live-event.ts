import type { Event } from '@liminal/contracts/define';
import { archetypeChanged } from '@liminal/contracts/events/archetype-changed';
import { connectionRequested, matchConnected } from '@liminal/contracts/events/connections';
import { energyProfileChanged } from '@liminal/contracts/events/energy-profile-changed';
import { interactionScored } from '@liminal/contracts/events/interaction-scored';
import { profileChanged } from '@liminal/contracts/events/profile-changed';
import type { LiveEvent } from '@liminal/contracts/live/live';

/** What an open page is told of an event; undefined when it is nobody's news. */
export function liveEventOf({ type, data }: Event): LiveEvent | undefined {
  switch (type) {
    case 'archetype-changed': {
      const { archetype, previous, evolved } = archetypeChanged.data.parse(data);
      return { kind: evolved ? 'archetype-evolved' : 'archetype-taken', data: { archetype, previous } };
    }
    case 'interaction-scored':
      return { kind: 'interaction-scored', data: interactionScored.data.parse(data) };
    case 'connection-requested':
      return { kind: 'connection-requested', data: { otherId: connectionRequested.data.parse(data).otherId } };
    case 'match-connected':
      return { kind: 'match-connected', data: { otherId: matchConnected.data.parse(data).otherId } };
    case 'energy-profile-changed': {
      // The page needs to hear that it changed, not what the index keeps of it.
      const { frequency, amplitude, coherence, acts } = energyProfileChanged.data.parse(data);
      return { kind: 'energy-changed', data: { frequency, amplitude, coherence, acts } };
    }
    case 'profile-changed': {
      const { level, points, leveledUp } = profileChanged.data.parse(data);
      return { kind: leveledUp ? 'level-up' : 'profile-changed', data: { level, points } };
    }
    default:
      return undefined;
  }
}
