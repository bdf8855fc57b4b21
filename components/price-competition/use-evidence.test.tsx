import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage, serveAnswers } from '@/components/layout/test-page';
import type { CompetitionState } from '@/components/price-competition/use-competition';
import { useEvidence } from '@/components/price-competition/use-evidence';

const DAY = '2026-06-30';
const fetched = (page: string, fetchedAt: string) => ({ params: { customer_page_id: page }, fetchedAt });
serveAnswers(
  { 'price-competition/evidence': { page: 102, raw: '{}' } },
  {
    ...{ endpoint: 'price_competition', from: DAY, to: DAY, states: 'c' },
    provenance: [fetched('101', '2026-06-30T05:00:00Z'), fetched('102', '2026-06-30T04:00:00Z')],
  },
);

const state = {
  ...{ params: { page: ['101', '102'], date: DAY }, dates: { date: DAY, from: DAY, days: 1 } },
  address: { time_dimension: 'DAILY', price_type: 'TOTAL' },
} as unknown as CompetitionState;

function FetchedAt() {
  return <p>Fetched at {useEvidence(state, { id: 'C1', bucket: DAY }).evidence?.fetchedAt}</p>;
}

it('states when the page with the row was fetched, of several pages', async () => {
  renderPage(<FetchedAt />);
  expect(await screen.findByText('Fetched at 2026-06-30T04:00:00Z')).toBeVisible();
});
