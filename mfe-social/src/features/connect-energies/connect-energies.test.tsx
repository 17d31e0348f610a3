import { connectEnergies, type Connection } from '@liminal/contracts/matching/connect-energies';
import type { EnergyMatch } from '@liminal/contracts/matching/energy-matches';
import { answer, failOnce, renderFeature } from '@liminal/mfe-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConnectEnergies } from './connect-energies';

const ben: EnergyMatch = {
  id: '01a1fdda-cb36-704b-9671-258b0bf8cbd3',
  status: 'none',
  compatibility: 96,
  matchedUser: {
    id: '01a1fdda-cb36-704b-9671-258b0bf8cbd3',
    firstName: 'Ben',
    profileImageUrl: null,
    energyFrequency: 440,
    currentConsciousnessState: 'liminal',
    archetype: null,
    email: null,
    isDemo: false,
  },
};
const pending: Connection = { id: crypto.randomUUID(), otherId: ben.id, status: 'pending', requestedByMe: true };
const press = (name = 'Connect Energies') => userEvent.click(screen.getByRole('button', { name }));

test('a member reaches out, is told it failed, and can try again', async () => {
  answer(connectEnergies, () => pending);
  failOnce(connectEnergies, 503);
  renderFeature(<ConnectEnergies match={ben} />);
  await press();
  expect(await screen.findByText('Failed to connect energies')).toBeTruthy();
  await press();
  expect(await screen.findByText('Energy Connection Made')).toBeTruthy();
});

test('logged out, the member is told so and brought to the sign-in page', async () => {
  failOnce(connectEnergies, 401, 'Unauthorized');
  const { visited, toasts } = renderFeature(<ConnectEnergies match={ben} />);
  await press();
  await waitFor(() => expect(visited).toEqual(['/api/login?return=%2F%3Ftab%3Dmatching']));
  expect(toasts).toEqual([
    expect.objectContaining({
      title: 'Unauthorized',
      description: 'You are logged out. Logging in again...',
      variant: 'destructive',
    }),
  ]);
});

test.each([
  ['none', 'Connect Energies', false],
  ['asked', 'Accept and connect', false],
  ['requested', 'Connecting...', false],
  ['connected', 'Connected', true],
])('a match that is %s reads %s', (status, name, disabled) => {
  renderFeature(<ConnectEnergies match={{ ...ben, status }} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(disabled);
});
