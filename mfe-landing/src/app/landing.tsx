import { useShell } from '@liminal/client/shell';
import { lazy, Suspense, useState } from 'react';
import { BetaBanner } from '../features/beta-banner/beta-banner';
import { BetaSpots } from '../features/beta-spots/beta-spots';
import { Census } from '../features/census/census';
import { Hero } from '../features/hero/hero';
import { SocialProof } from '../features/social-proof/social-proof';
import { illustrative } from '../shared/figures/shown';
import { useFigures } from '../shared/figures/queries';
import { useAddress } from '../shared/use-address';
import { Below } from './below';

const SignUpRequired = lazy(async () => ({
  default: (await import(/* webpackChunkName: 'door' */ '../features/sign-up-required/sign-up-required'))
    .SignUpRequired,
}));

/** All that strangers see. Any other path than `/` is for members: the page says so and keeps the path for afterwards. */
export function Landing() {
  const { navigate } = useShell();
  const address = useAddress();
  const [asked, setAsked] = useState(false);
  const told = useFigures();
  // In its place and unseen until it is known: nothing jumps when it is.
  const shown = told ?? illustrative;
  const away = address !== '/';
  const leave = () => {
    setAsked(false);
    if (away) navigate('/');
  };
  return (
    <>
      {shown.illustrative && <BetaBanner waiting={!told} />}
      <Hero>{shown.illustrative && <BetaSpots waiting={!told} />}</Hero>
      <Census {...shown} waiting={!told} />
      <Below look={() => setAsked(true)} />
      {told?.illustrative && <SocialProof />}
      {(asked || away) && (
        <Suspense>
          <SignUpRequired then={address} leave={leave} />
        </Suspense>
      )}
    </>
  );
}
