import { importDreams } from '@liminal/contracts/dreams/exchange';
import { answer, failOnce, renderFeature } from '@liminal/mfe-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Exchange } from './exchange';

const csv =
  'title,description,emotions,lucidityLevel,createdAt\nA,I row.,peaceful,not-lucid,2020-01-01\nB,,peaceful,not-lucid,2020-01-01\n';
// jsdom's files cannot be read as text.
const fileOf = (name: string, text: string) => Object.assign(new File([text], name), { text: async () => text });
const choose = (name: string, text: string) =>
  userEvent.upload(screen.getByLabelText(/Import a file/), fileOf(name, text), { applyAccept: false });

test('a file is looked through before anything is kept: what can be, and what cannot, by row', async () => {
  const sent: unknown[] = [];
  answer(importDreams, (body) => {
    sent.push(body);
    return { kept: 1, known: 0 };
  });
  renderFeature(<Exchange />);
  await choose('dreams.csv', csv);
  expect(await screen.findByText('One dream in dreams.csv can be kept')).toBeTruthy();
  expect(screen.getByText('Row 2: description: a description')).toBeTruthy();
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Keep one dream' }));
  expect(await screen.findByText('1 kept.')).toBeTruthy();
  expect(sent).toHaveLength(1);
});

test.each([
  ['dreams.pdf', 'x', /not known/],
  ['dreams.json', '{', /could not be read/],
])('%s is refused in plain words', async (name, text, says) => {
  renderFeature(<Exchange />);
  await choose(name, text);
  expect((await screen.findByRole('alert')).textContent).toMatch(says);
});

test('what does not arrive is told, and can be sent again', async () => {
  answer(importDreams, () => ({ kept: 0, known: 1 }));
  failOnce(importDreams, 503);
  renderFeature(<Exchange />);
  await choose('dreams.csv', csv);
  await userEvent.click(await screen.findByRole('button', { name: 'Keep one dream' }));
  expect(await screen.findByText(/Sending it again keeps nothing twice/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Keep one dream' }));
  expect(await screen.findByText('0 kept, 1 were here already.')).toBeTruthy();
});
