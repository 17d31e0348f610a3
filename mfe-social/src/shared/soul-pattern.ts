import { read } from '@liminal/client/query';
import { getSoulPattern } from '@liminal/contracts/archetype/soul-pattern';
import { useQuery } from '@tanstack/react-query';

/** The member's pattern and score; the live stream makes it stale whenever either changes. */
export const useSoulPattern = () => useQuery(read(getSoulPattern));
