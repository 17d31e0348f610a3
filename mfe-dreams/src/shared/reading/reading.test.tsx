import { correctClaim, type Dream } from '@liminal/contracts/dreams/dream';
import type { Claim } from '@liminal/contracts/dreams/interpretation';
import { dreamStatistics } from '@liminal/contracts/dreams/statistics';
import { answer, failOnce, renderFeature } from '@liminal/mfe-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Reading } from './reading';

const claim: Claim = {
  id: 'emotions AP D',
  kind: 'emotions',
  code: 'AP D',
  name: '',
  spans: [{ start: 5, end: 11 }],
  by: 'coder',
  rejected: false,
};
const mother: Claim = {
  ...claim,
  id: 'characters 1FMA',
  kind: 'characters',
  code: '1FMA',
  name: 'my mother',
  spans: [{ start: 22, end: 31 }],
};
const dream: Dream & { interpretation: object } = {
  id: crypto.randomUUID(),
  title: 'Lake',
  description: 'I am afraid. I call my mother.',
  emotions: 'anxious',
  lucidityLevel: 'not-lucid',
  tags: [],
  createdAt: '2026-11-20T05:00:00.000Z',
  interpretation: {
    symbolicAnalysis: 'Somebody is there.',
    consciousnessInsights: 'You woke from it anxious.',
    archetypes: [],
    evidence: [],
    readerVersion: 2,
    claims: [claim, mother],
    symbols: [],
    questions: ['Who was missing?', 'What stays?'],
    legibility: 'legible',
    writtenBy: 'rules',
  },
};
const show = () => {
  answer(dreamStatistics, () => ({
    dreams: 12,
    coded: 12,
    days: [],
    months: [],
    symbols: [],
    places: [],
    tags: [],
    norms: null,
    people: [{ name: 'mother', dreams: 4 }],
  }));
  return renderFeature(<Reading dream={dream} reading={dream.interpretation as never} />);
};

test('every claim marks its words, says how far it may be trusted, and what recurs', async () => {
  show();
  expect(screen.getByText('afraid').tagName).toBe('MARK');
  expect(screen.getByText('Apprehension, yours.')).toBeTruthy();
  expect(screen.getByText(/Trained coders agree in \d+ of 100/)).toBeTruthy();
  expect(await screen.findByText('In 4 of your 12 dreams.')).toBeTruthy();
  expect(screen.getByText(/starts at 25 dreams; you have 12/)).toBeTruthy();
});

test('looking at a claim, also by keyboard, makes its words stand out', async () => {
  show();
  const before = screen.getByText('afraid').className;
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Correct this');
  expect(screen.getByText('afraid').className).not.toBe(before);
});

test('a claim is corrected by the member’s own word', async () => {
  const sent: unknown[] = [];
  show();
  answer(correctClaim, (body) => {
    sent.push(body);
    return dream;
  });
  await userEvent.click(screen.getByRole('button', { name: 'Correct this: Apprehension, yours.' }));
  await userEvent.selectOptions(screen.getByLabelText('It is rather'), 'Happiness, yours.');
  expect(sent).toEqual([{ claim: 'emotions AP D', code: 'HA D' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Correct this: Apprehension, yours.' }));
  await userEvent.click(screen.getByRole('button', { name: 'It is not so' }));
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual({ claim: 'emotions AP D', code: null });
});

test('a correction that does not arrive is told', async () => {
  show();
  failOnce(correctClaim, 503);
  await userEvent.click(screen.getByRole('button', { name: 'Correct this: Apprehension, yours.' }));
  await userEvent.click(screen.getByRole('button', { name: 'It is not so' }));
  expect(await screen.findByText('Your correction did not arrive. Try again.')).toBeTruthy();
});
