import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useToday } from '@/lib/client/query/use-today';

afterEach(() => void vi.useRealTimers());

function Today() {
  return <p>{useToday('2026-06-30')}</p>;
}

/** Renders the day in a browser with this clock, with a status of the server that it received just now. */
function renderAt(browserTime: string, serverTime = browserTime) {
  vi.useFakeTimers({ now: new Date(browserTime) });
  const client = new QueryClient();
  client.setQueryData(['status'], { now: serverTime });
  render(
    <QueryClientProvider client={client}>
      <Today />
    </QueryClientProvider>,
  );
}

it('follows the clock of the server, whatever that of the browser shows', () => {
  renderAt('2026-07-01T12:00:00Z', '2026-06-30T12:00:00Z');
  expect(screen.getByText('2026-06-30')).toBeInTheDocument();
});

it('changes within half a minute of midnight in a tab that stays open', () => {
  renderAt('2026-06-30T23:59:50Z');
  act(() => void vi.advanceTimersByTime(30_000));
  expect(screen.getByText('2026-07-01')).toBeInTheDocument();
});
