import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage, serveAnswers } from '@/components/layout/test-page';
import type { OverviewState } from '@/components/overview/page';
import { RetailerMatrix } from '@/components/overview/retailer-matrix';
import { DATE, problem, problemsOf } from '@/components/overview/test-problems';

serveAnswers({}, { endpoint: 'price', from: DATE, to: DATE, states: 'c' });

it('offers no list to send for rows without a retailer', () => {
  const state = { dates: { date: DATE }, params: { page: [] } } as unknown as OverviewState;
  const events = [problem({ retailer: '-' }), problem({ retailer: 'Korbina DE' })];
  renderPage(<RetailerMatrix state={state} problems={problemsOf({ events })} tiles={[]} />);
  expect(screen.getByRole('row', { name: /^- 1/ })).toBeVisible();
  expect(screen.getByRole('button')).toHaveAccessibleName('Send 1 point to Korbina DE');
});
