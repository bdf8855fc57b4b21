import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Answers, exportFacts, renderPage, serveAnswers, table } from '@/components/layout/test-page';
import { ChangesTab } from '@/components/price-competition/changes';
import type { CompetitionState } from '@/components/price-competition/use-competition';
import type { AnswerState } from '@/lib/client/query/use-answer';
import type { Summary } from '@/lib/queries/price-competition/summary';

vi.mock('next/navigation', async () =>
  (await import('@/components/layout/test-navigation')).navigationAt('/price-competition'),
);

const DAY = '2026-06-30';
const row = { id: '101/C1', was_index: 101, now_index: 104, was_tone: 'on', now_tone: 'off', now_distance: 1 };
const ANSWERS: Answers = { 'price-competition/changes': table(row) };
const { requestsOf, exports } = serveAnswers(ANSWERS, {
  endpoint: 'price_competition',
  from: DAY,
  to: DAY,
  states: 'c',
});

const state = {
  ...{ params: { date: DAY }, dates: { date: DAY, from: '2026-06-03', days: 28 }, name: '' },
  ...{ address: { time_dimension: 'DAILY' }, description: { workbook: { sheets: () => [] } } },
  notes: ['3 Jun 2026 to 30 Jun 2026, compared with 29 Jun 2026', 'Selling (RSP), in stock'],
} as unknown as CompetitionState;
const summary = {
  kind: 'content',
  data: { rule: null, own: true, current: DAY, before: '2026-06-29' },
} as unknown as AnswerState<Summary>;

it('opens the row behind an index at once, and says if the service has none', async () => {
  const user = renderPage(<ChangesTab state={state} summary={summary} onOpen={vi.fn()} />);
  await user.click(await screen.findByRole('button', { name: /^104/ }));
  expect(await screen.findByRole('dialog', { name: 'Index of 30 Jun' })).toBeVisible();
  expect(await screen.findByText('The service sent no row of this competition for these days.')).toBeVisible();
  expect(requestsOf('price-competition/evidence')).toHaveLength(1);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['bucket', 'Price competition changes 2026-06-30', '3 Jun 2026 to 30 Jun 2026, compared with 29 Jun 2026'],
  [
    'period',
    'Price competition changes from the period before 2026-06-30',
    '3 Jun 2026 to 30 Jun 2026, compared with 6 May 2026 to 2 Jun 2026, each as one period of the service',
  ],
])('names in a file what it compares with: %s', async (span, title, dates) => {
  const user = renderPage(<ChangesTab state={state} summary={summary} onOpen={vi.fn()} />, `?span=${span}`);
  await screen.findByRole('grid');
  expect(await exportFacts(user, exports)).toEqual([
    ['Shown', dates],
    ['Shown', 'Selling (RSP), in stock'],
  ]);
  expect(exports[0]?.title).toBe(title);
});

it.each([
  ['DAILY', 'Compared day', '29 Jun 2026'],
  ['MONTHLY', 'Compared month', 'Jun 2026'],
] as const)('names the bucket that it compares with, and its year: %s', async (time_dimension, label, bucket) => {
  const ofDimension = { ...state, address: { ...state.address, time_dimension } } as CompetitionState;
  renderPage(<ChangesTab state={ofDimension} summary={summary} onOpen={vi.fn()} />);
  expect(await screen.findByRole('button', { name: label })).toBeVisible();
  expect(screen.getByText(`compared with ${bucket}. The parts add up to the change.`)).toBeVisible();
});
