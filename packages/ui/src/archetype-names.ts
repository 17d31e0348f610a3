/** Names people read, by slug. */
export const archetypeNames: Record<string, string> = {
  hero: 'Hero',
  sage: 'Sage',
  innocent: 'Innocent',
  explorer: 'Explorer',
  lover: 'Lover',
  magician: 'Magician',
  'deep-feeler': 'Deep Feeler',
  'truth-seeker': 'Truth Seeker',
  'light-worker': 'Light Worker',
  'wild-spirit': 'Wild Spirit',
  'mind-weaver': 'Mind Weaver',
  'heart-bridge': 'Heart Bridge',
  'shadow-walker': 'Shadow Walker',
  'cosmic-dancer': 'Cosmic Dancer',
};
