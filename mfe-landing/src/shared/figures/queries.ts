import { send } from '@liminal/client/call';
import type { Figures } from '@liminal/contracts/auth/figures';
import { useQuery } from '@tanstack/react-query';
import { shownFigures } from './shown';

const illustrative: Figures = {
  mode: 'illustrative',
  members: null,
  online: null,
  archetypesToday: null,
  newToday: null,
};

/** The contract comes only where figures are live: it would be a twelfth of the scripts that every stranger loads. */
async function askFigures(): Promise<Figures> {
  const response = await send({ method: 'get', path: '/api/auth/figures' });
  const told = (await response.json()) as { mode?: unknown };
  if (told.mode !== 'live') return illustrative;
  return (await import(/* webpackChunkName: 'figures' */ '@liminal/contracts/auth/figures')).Figures.parse(told);
}

/** What may be shown; undefined until it is known, so that nothing illustrative flashes up where figures are live. */
export const useFigures = () => {
  const { data } = useQuery({ queryKey: ['api', 'auth', 'figures'], queryFn: askFigures });
  return data && shownFigures(data);
};
