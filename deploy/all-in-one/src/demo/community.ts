import { communicationStyles, energyTypes, humorStyles } from '@liminal/contracts/matching/assessment';
import { jungians, soulPatterns, type SoulPattern } from '@liminal/contracts/vocabulary';
import { signatureOf } from '@liminal/matching/domain/energy';
import { randomFrom } from '@liminal/ui/mandala-grammar';
import { v5 } from 'uuid';

export type DemoMember = {
  id: string;
  firstName: string;
  email: string;
  archetype: SoulPattern;
  interactionScore: number;
  state: string;
  acts: Record<string, number>;
  signature: { frequency: number; amplitude: number; coherence: number };
  /** Points of the Jungian archetypes, nine in all. */
  jungian: Record<string, number>;
  assessment: Record<string, number | string>;
  /** Acts by part of the day. */
  hours: number[];
  /** Days ago they joined, and of those the days on which they checked in, newest first (0 is today). */
  joined: number;
  checkIns: number[];
  levels: {
    dopamineLevel: number;
    serotoninLevel: number;
    gammaWaves: number;
    thetaWaves: number;
    dreamIntensity: number;
  };
  dreams: { daysAgo: number; title: string; description: string; emotions: string; lucidityLevel: string }[];
};

const firstNames =
  'Ilse Mateo Noor Aiko Tomas Freya Kofi Lena Arjun Sofia Elif Jonas Mira Diego Hana Lukas Amara Piotr Yuki Nadia Oskar Leila Enzo Tova Ravi Clara Samir Ines Bruno Maya Anton Zuri Felix Rosa Idris Vera Marek Selma Hugo Dalia Emil Priya Stella Omar Greta Kai Luisa Farid Astrid Niko'.split(
    ' ',
  );
const namespace = '6f0f5b1e-9d0a-4c35-8a55-7a1f2b7d4c11';

const places = [
  'a glass station',
  'my old school',
  'a garden under water',
  'a house with too many doors',
  'the harbour at night',
  'a forest of lamps',
  'a mountain railway',
  'a library without walls',
];
const meetings = [
  'my sister',
  'a stranger with my voice',
  'a white heron',
  'my grandfather',
  'a small dog',
  'an old friend',
  'nobody at all',
  'a child I once was',
];
const turns = [
  'the floor turns into a lake and I float',
  'I have lost the key and search every room',
  'somebody is singing behind the wall',
  'the stairs climb into the clouds',
  'I can fly, but only backwards',
  'a door opens that was not there',
  'the lights go out one after the other',
  'I am late and do not mind',
];
const closings = [
  'I wake laughing.',
  'I wake before I can answer.',
  'I know that I dream and stay.',
  'Then everything is quiet.',
  'I am afraid, and then I am not.',
  'I would have liked to stay.',
];
const emotions = ['peaceful', 'anxious', 'euphoric', 'mysterious'];
const lucidities = ['not-lucid', 'not-lucid', 'partially-lucid', 'fully-lucid'];
const states = ['liminal', 'separation', 'reintegration'];

/** Believable simulated members with months behind them; the same ones every time. Marked as demo wherever one appears. */
export function demoCommunity(count: number): DemoMember[] {
  return Array.from({ length: count }, (_, i) => demoMember(i));
}

function demoMember(i: number): DemoMember {
  const random = randomFrom(`demo ${i}`);
  const up = (max: number) => Math.floor(random() * max);
  const pick = <T>(list: readonly T[]): T => list[up(list.length)] as T;
  const around = (middle: number, most: number) =>
    Math.round(Math.min(1, Math.max(0, middle + (random() - 0.5) * 0.5)) * most);
  const warmth = random();
  const joined = 30 + up(150);
  const diligence = 0.2 + random() * 0.7;
  const checkIns = Array.from({ length: joined }, (_, day) => day).filter(() => random() < diligence);
  const dreams = Array.from({ length: 2 + up(9) }, () => {
    const place = pick(places);
    return {
      daysAgo: up(joined),
      title: `${pick(['In', 'Back in', 'Lost in', 'Alone in'])} ${place}`,
      description: `I am in ${place} with ${pick(meetings)}. ${capital(pick(turns))}, and ${pick(turns)}. ${pick(closings)}`,
      emotions: pick(emotions),
      lucidityLevel: pick(lucidities),
    };
  }).sort((a, b) => b.daysAgo - a.daysAgo);
  const acts = {
    'check-in': checkIns.length,
    dream: dreams.length * (1 + up(4)),
    interaction: up(60),
    connection: up(14),
    'profile-update': Math.floor(checkIns.length * random()),
    onboarding: 1,
    'soul-pattern': 1,
  };
  return {
    id: v5(`member ${i}`, namespace),
    firstName: firstNames[i % firstNames.length] ?? 'Noor',
    // A reserved domain: no such address can exist.
    email: `demo-${i}@demo.invalid`,
    archetype: pick(soulPatterns),
    interactionScore: up(100),
    state: pick(states),
    acts,
    signature: signatureOf(acts) ?? { frequency: 432, amplitude: 8.7, coherence: 94 },
    jungian: nineAmong(jungians, up),
    assessment: {
      emotionalIQ: around(warmth, 200),
      cognitiveIQ: around(random(), 200),
      creativityScore: around(random(), 100),
      empathyScore: around(warmth, 100),
      humorStyle: pick(humorStyles),
      communicationStyle: pick(communicationStyles),
      energyType: pick(energyTypes),
    },
    hours: dayOfActs(up),
    joined,
    checkIns,
    levels: {
      dopamineLevel: 60 + up(40),
      serotoninLevel: 65 + up(30),
      gammaWaves: 50 + up(35),
      thetaWaves: 45 + up(40),
      dreamIntensity: 30 + up(60),
    },
    dreams,
  };
}

/** Nine points of the archetypal assessment, most of them for two. */
function nineAmong(names: readonly string[], up: (max: number) => number): Record<string, number> {
  const points: Record<string, number> = {};
  const [first, second] = [names[up(names.length)] ?? 'sage', names[up(names.length)] ?? 'hero'];
  for (let i = 0; i < 9; i++) {
    const name = i < 4 ? first : i < 6 ? second : (names[up(names.length)] ?? 'sage');
    points[name] = (points[name] ?? 0) + 1;
  }
  return points;
}

/** Acts by part of the day: most people have one they keep to. */
function dayOfActs(up: (max: number) => number): number[] {
  const own = up(4);
  return [0, 1, 2, 3].map((part) => (part === own ? 25 + up(30) : up(14)));
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
