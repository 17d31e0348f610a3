import { read } from '@liminal/client/query';
import { archetypalAssessments } from '@liminal/contracts/archetype/archetypal-assessment';
import { useQuery } from '@tanstack/react-query';
import { useSoulPattern } from '../../shared/soul-pattern';

/** Which of the fourteen are the member's own; undefined until known, null where there is none. */
export function useOwn(): { soul: string | null | undefined; jungian: string | null | undefined } {
  const soul = useSoulPattern();
  const results = useQuery(read(archetypalAssessments));
  return {
    soul: soul.data?.archetype,
    jungian: results.data && (results.data[0]?.archetype ?? null),
  };
}
