import { isUnauthorized } from '@liminal/client/http-error';
import { tellInteraction } from '@liminal/client/interaction';
import { useShell } from '@liminal/client/shell';
import type { EnergyMatch } from '@liminal/contracts/matching/energy-matches';
import { ConnectButton } from '../../shared/connect-button';
import { texts } from '../../texts';
import { useConnectEnergies } from './queries';

/** ms between being told of the log-out and the sign-in page (specification, section 8). */
const farewell = 500;
const words = texts.connect;

/** Connect Energies, Connecting..., Connected: asking, waiting for the other, both. */
export function ConnectEnergies({ match }: { match: EnergyMatch }) {
  const { toast, navigate } = useShell();
  const connect = useConnectEnergies(match.id);
  const act = () =>
    connect.mutate(undefined, {
      onSuccess: () => {
        toast(words.done);
        tellInteraction('connection');
      },
      onError: (error) => {
        if (!isUnauthorized(error)) return toast({ ...words.failed, variant: 'destructive' });
        toast({ ...words.unauthorized, variant: 'destructive' });
        setTimeout(() => navigate(`/api/login?return=${encodeURIComponent('/?tab=matching')}`), farewell);
      },
    });
  return <ConnectButton status={match.status} pending={connect.isPending} words={words} act={act} />;
}
