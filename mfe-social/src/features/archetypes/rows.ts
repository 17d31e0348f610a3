import { kinship } from '@liminal/contracts/archetype/archetypal-score';
import { jungians, soulPatterns, type Jungian, type SoulPattern } from '@liminal/contracts/vocabulary';
import { jungianWords } from '../../shared/jungians';
import { patterns } from '../../shared/patterns';
import { evolutionTexts } from '../../texts/evolution';
import { trueSelfTexts } from '../../texts/true-self';

export const isJungian = (name: string): name is Jungian => (jungians as readonly string[]).includes(name);
const isSoul = (name: string): name is SoulPattern => (soulPatterns as readonly string[]).includes(name);
const { result, page } = trueSelfTexts;

/** What can be said of one, in rows that can be laid beside another's. */
export function rowsOf(name: string): Record<string, string> {
  if (isJungian(name)) {
    const { description, traits, environment } = jungianWords[name];
    return {
      [page.description]: description,
      [page.essence]: traits.join(', '),
      [result.rows.lighting]: environment.lighting,
      [result.rows.scent]: environment.scent,
      [result.rows.sound]: environment.sound,
      [result.rows.groupRole]: environment.groupRole,
    };
  }
  if (!isSoul(name)) return {};
  const { essence, gift, evolution, resonates } = patterns[name];
  return {
    [page.description]: essence,
    [evolutionTexts.result.gift]: gift,
    [evolutionTexts.result.evolution]: evolution,
    [evolutionTexts.result.resonates]: resonates,
  };
}

/** Whether two meet well: said of Jungian pairs alone, as True Self says it. */
export function meeting(first: string, second: string): 'matching' | 'avoided' | 'open' | undefined {
  if (!isJungian(first) || !isJungian(second)) return undefined;
  if (kinship[first].avoided.includes(second) || kinship[second].avoided.includes(first)) return 'avoided';
  return kinship[first].matching.includes(second) || kinship[second].matching.includes(first) ? 'matching' : 'open';
}
