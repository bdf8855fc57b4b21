import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FallbackNote } from '@/components/panel/fallback-note';
import type { Provenance } from '@/lib/queries/answer';

const set: Provenance = {
  ...{ title: 'Prices', endpoint: 'price', params: { calculation_type: 'AVG' } },
  ...{ from: '2026-06-30', to: '2026-06-30', crawledAt: null, fetchedAt: null, revised: 0 },
};

function show(provenance: Provenance[]) {
  const rest = { data: [], coverage: [], refetching: false, retry: () => undefined };
  render(<FallbackNote answer={{ kind: 'content', provenance, ...rest }} />);
}

it('appears if an answer reads averages instead of last prices', async () => {
  show([
    { ...set, endpoint: 'scorecard' },
    { ...set, isFallback: true },
  ]);
  expect(await screen.findByRole('status')).toHaveTextContent('Prices are averages of each day');
});

it('does not appear if a query reads averages itself', () => {
  show([set]);
  expect(screen.queryByRole('status')).toBeNull();
});
