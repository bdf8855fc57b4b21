import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { WaitingNote } from '@/components/panel/waiting-note';

it('explains that it waits because all requests of the service are used', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 5, 30, 12) });
  onTestFinished(() => void vi.useRealTimers());
  const client = new QueryClient();
  client.setQueryDefaults(['status'], { enabled: false });
  const limit = { calls: 10, seconds: 60, learned: false };
  const nextFreeAt = new Date(Date.now() + 30_000).toISOString();
  const budget = { limit, left: 0, nextFreeAt, refusedUntil: null, waiting: 1 };
  client.setQueryData(['status'], { now: new Date().toISOString(), budget });
  render(
    <QueryClientProvider client={client}>
      <WaitingNote />
    </QueryClientProvider>,
  );
  expect(screen.getByText(/All 10 calls .* are used.*free in 30 s/)).toBeInTheDocument();
});
