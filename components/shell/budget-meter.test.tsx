import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { BudgetMeter } from '@/components/shell/budget-meter';

it('counts down by the clock of the server, also if the clock of the browser is wrong', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-30T11:56:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const limit = { calls: 10, seconds: 60, learned: false };
  const budget = { limit, left: 0, nextFreeAt: '2026-06-30T12:00:30Z', refusedUntil: null, waiting: 1 };
  const client = new QueryClient();
  client.setQueryData(['status'], { now: '2026-06-30T12:00:00Z', budget });
  render(
    <QueryClientProvider client={client}>
      <BudgetMeter budget={budget} />
    </QueryClientProvider>,
  );
  expect(screen.getByRole('button')).toHaveTextContent('0 of 10 calls left, 1 waiting, next in 30 s');
});
