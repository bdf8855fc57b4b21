import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CollectDays } from '@/components/page/collect-days';

function show(missing: readonly string[] | null) {
  const client = new QueryClient();
  client.setQueryDefaults(['status'], { enabled: false });
  const collection = { progress: null, problem: null, collect: async () => {}, stop: () => {} };
  render(
    <QueryClientProvider client={client}>
      <CollectDays kept={1} of={14} missing={missing} callsPerDay={2} collection={collection} onCollected={() => {}} />
    </QueryClientProvider>,
  );
}

it('offers nothing until missing days are known', () => {
  show(null);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText(/requests/)).toBeNull();
  expect(screen.getByText('Looking which of 14 days are collected.')).toBeVisible();
});

it('shows the cost of missing days next to the offer', () => {
  show(['a', 'b', 'c']);
  expect(screen.getByText(/^1 of 14 days are collected\. The other 3 cost about 6 requests/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Collect 3 days' })).toBeVisible();
});
