import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage, serveAnswers, table } from '@/components/layout/test-page';
import type { OverviewState } from '@/components/overview/page';
import { ProblemItems } from '@/components/overview/problem-items';
import { DATE, lostPageOne, standing } from '@/components/overview/test-problems';

const { paramsOf } = serveAnswers(
  { 'overview/items': table() },
  { endpoint: 'price', from: DATE, to: DATE, states: 'c' },
);

const [standingLine = lostPageOne] = standing().lines;

it.each([
  ['that goes on: those that opened on its day', lostPageOne, ['2026-11-12'], 'State: Going on · Opened: 12 Nov 2026'],
  ['that is standing: those of all days', standingLine, [], 'State: Standing'],
])('lists the subjects of a line %s', async (_, line, opened, restrictions) => {
  const state = { dates: { date: DATE }, params: { date: DATE, page: [] } } as unknown as OverviewState;
  renderPage(<ProblemItems state={state} problem={line} />);
  await waitFor(() => expect(paramsOf('overview/items')?.getAll('state')).toEqual([line.age]));
  expect(paramsOf('overview/items')?.getAll('opened')).toEqual(opened);
  expect(await screen.findByText(restrictions)).toBeInTheDocument();
});
