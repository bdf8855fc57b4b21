import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Panel } from '@/components/panel/panel';
import type { PanelState } from '@/lib/client/query/panel-state';
import type { Problem } from '@/lib/contract/problem';

const PROBLEM: Problem = {
  code: 'rate_limited',
  title: 'The service asks to wait.',
  retryable: true,
  raw: 'Too many requests',
  upstreamStatus: 429,
};

function show(state: PanelState<string[]>, client = new QueryClient()) {
  client.setQueryDefaults(['status'], { enabled: false });
  render(
    <QueryClientProvider client={client}>
      <Panel title="Who is cheaper" state={state} caption={(rows) => `${rows.length} offers`}>
        {(rows) => <p>{rows.join(', ')}</p>}
      </Panel>
    </QueryClientProvider>,
  );
  return screen.getByRole('region', { name: 'Who is cheaper' });
}

describe('a panel', () => {
  it('shows that it loads, and no zeros', () => {
    const panel = show({ kind: 'loading' });
    expect(panel).toHaveTextContent('Loading');
    expect(panel).toHaveAttribute('aria-busy', 'true');
    expect(panel).not.toHaveTextContent('0 offers');
  });

  it('explains that it waits because all requests of the service are used', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 5, 30, 12) });
    onTestFinished(() => void vi.useRealTimers());
    const client = new QueryClient();
    const limit = { calls: 10, seconds: 60, learned: false };
    const budget = {
      limit,
      left: 0,
      nextFreeAt: new Date(Date.now() + 30_000).toISOString(),
      refusedUntil: null,
      waiting: 1,
    };
    client.setQueryData(['status'], { now: new Date().toISOString(), budget });
    expect(show({ kind: 'loading' }, client)).toHaveTextContent(/All 10 calls .* are used.*free in 30 s/);
  });

  it('shows the problem, a retry, and the message of the service under details', async () => {
    const retry = vi.fn();
    show({ kind: 'problem', problem: PROBLEM, retry });
    expect(screen.getByRole('alert')).toHaveTextContent('The service asks to wait.');
    expect(screen.getByText(/Too many requests/)).not.toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('offers no retry if a retry cannot help', () => {
    show({ kind: 'problem', problem: { ...PROBLEM, retryable: false }, retry: vi.fn() });
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('distinguishes filters that leave no rows from nothing published', async () => {
    const onAction = vi.fn();
    const panel = show({
      kind: 'guidance',
      reason: 'filtered-out',
      text: 'No offer is of brand Alba.',
      action: { label: 'Clear filters', onAction },
    });
    expect(panel).toHaveTextContent('No results for these filters');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(onAction).toHaveBeenCalledOnce();
  });

  it('keeps its content while newer data loads', () => {
    const panel = show({ kind: 'content', data: ['a', 'b'], refetching: true });
    expect(panel).toHaveTextContent('a, b');
    expect(panel).toHaveTextContent('2 offers');
    expect(panel).toHaveAttribute('aria-busy', 'true');
  });

  it('keeps its content if newer data fails, and shows the problem', () => {
    const panel = show({ kind: 'content', data: ['a'], problem: PROBLEM });
    expect(panel).toHaveTextContent('Showing the previous result');
    expect(panel).toHaveTextContent('a');
  });
});
