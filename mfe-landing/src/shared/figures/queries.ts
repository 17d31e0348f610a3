import { read } from '@liminal/client/query';
import { figures } from '@liminal/contracts/auth/figures';
import { useQuery } from '@tanstack/react-query';
import { shownFigures } from './shown';

/** What may be shown; undefined until it is known, so that nothing illustrative flashes up where figures are live. */
export const useFigures = () => {
  const { data } = useQuery(read(figures));
  return data && shownFigures(data);
};
