import { send } from '@liminal/client/call';
import { useQuery } from '@tanstack/react-query';
import { illustrative, shownLive, type Shown } from './shown';

/** The contract comes only where figures are live: it would be a twelfth of the scripts that every stranger loads. */
async function askFigures(): Promise<Shown> {
  const response = await send({ method: 'get', path: '/api/auth/figures' });
  const told = (await response.json()) as { mode?: unknown };
  if (told.mode !== 'live') return illustrative;
  const { Figures } = await import(/* webpackChunkName: 'figures' */ '@liminal/contracts/auth/figures');
  return shownLive(Figures.parse(told));
}

/** What may be shown; undefined until it is known, so that nothing illustrative flashes up where figures are live. */
export const useFigures = (): Shown | undefined =>
  useQuery({ queryKey: ['api', 'auth', 'figures'], queryFn: askFigures }).data;
