import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnswerPanel, EmptyAnswer } from '@/components/panel/answer-panel';
import { PageContext } from '@/components/panel/page-context';
import { PageParams, pageParams } from '@/lib/client/address/page-params';
import { createQueryClient } from '@/lib/client/query/query-client';
import { ownJson } from '@/lib/client/query/test-response';
import { useAnswer } from '@/lib/client/query/use-answer';
import { REFETCH_HEADER } from '@/lib/contract/own-http';

const OLD = '2026-06-27';
const NEW = '2026-06-28';

/** How the server handles a request for a day: fails, does not respond, or offers to collect it. It answers other days. */
const server = new Map<string, 'fail' | 'wait' | 'offer'>();

const FAILURE = { code: 'internal', title: 'The store did not answer.', retryable: true };

/** The refetch header of each request. */
let refetches: (string | null)[] = [];

beforeEach(() => {
  refetches = [];
  vi.stubGlobal('fetch', (path: string, { headers }: RequestInit) => {
    refetches.push(new Headers(headers).get(REFETCH_HEADER));
    const { searchParams } = new URL(path, 'http://local');
    const day = searchParams.get('date') ?? '';
    const fate = server.get(day);
    if (fate === 'fail') return Promise.resolve(ownJson(FAILURE, { status: 500 }));
    if (fate === 'wait') return new Promise(() => undefined);
    const text = `figures of ${searchParams.get('id') ?? ''}${day}`;
    const [states, offeredCalls] = fate === 'offer' ? ['-', 6] : ['c', null];
    const coverage = [{ from: day, to: day, states, rows: 1, total: 1, pending: false, offeredCalls, problem: null }];
    return Promise.resolve(ownJson({ answer: text, coverage, provenance: [] }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  server.clear();
});

function Panel({ date, id, page_type }: { date: string; id?: string; page_type?: string }) {
  const state = useAnswer('banners/tiles', { date, ...(id && { id }), ...(page_type && { page_type }) } as never);
  return (
    <AnswerPanel title="Tiles" state={state as never} caption={() => 'the caption'}>
      {(text: string) => <p>{text}</p>}
    </AnswerPanel>
  );
}

function show(props: Parameters<typeof Panel>[0]) {
  const client = createQueryClient();
  const panel = (of: typeof props) => (
    <QueryClientProvider client={client}>
      <PageParams value={pageParams(['page_type'])}>
        <Panel {...of} />
      </PageParams>
    </QueryClientProvider>
  );
  const { rerender } = render(panel(props));
  return (of: typeof props) => rerender(panel(of));
}

const region = () => screen.getByRole('region', { name: 'Tiles' });

describe('a panel after a change of the day', () => {
  it('names the day of its figures until those of the new day arrive', async () => {
    const change = show({ date: OLD });
    await screen.findByText(`figures of ${OLD}`);
    server.set(NEW, 'wait');
    change({ date: NEW });
    await waitFor(() => expect(region()).toHaveTextContent('Still showing 27 Jun 2026'));
    expect(region()).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText(/the caption/)).not.toBeInTheDocument();
    expect(screen.getByText(`figures of ${OLD}`).parentElement).toHaveClass('opacity-60');
  });

  it('keeps the figures of the old day if the new ones fail, and retries on request', async () => {
    const change = show({ date: OLD });
    await screen.findByText(`figures of ${OLD}`);
    server.set(NEW, 'fail');
    change({ date: NEW });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The store did not answer.');
    expect(alert).toHaveTextContent('Showing the previous result.');
    expect(region()).toHaveTextContent('Still showing 27 Jun 2026');
    expect(screen.getByText(`figures of ${OLD}`).parentElement).toHaveClass('opacity-60');
    server.clear();
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(`figures of ${NEW}`)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(region()).not.toHaveTextContent('Still');
  });

  it('keeps the figures without a filter of the page if those with it fail', async () => {
    const change = show({ date: OLD });
    await screen.findByText(`figures of ${OLD}`);
    server.set(OLD, 'fail');
    change({ date: OLD, page_type: 'HOME_PAGE' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Showing the previous result.');
    expect(screen.getByText(`figures of ${OLD}`)).toBeInTheDocument();
  });

  it('never shows figures of another item if its own fail', async () => {
    const change = show({ date: OLD, id: 'A' });
    await screen.findByText(`figures of A${OLD}`);
    server.set(OLD, 'fail');
    change({ date: OLD, id: 'B' });
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.queryByText(/figures of/)).not.toBeInTheDocument();
  });
});

describe('a panel of a day outside the plan', () => {
  it('offers to collect it with the number of calls, and collects it on request', async () => {
    server.set(OLD, 'offer');
    show({ date: OLD });
    expect(await screen.findByText('The collection plan does not include all of these days.')).toBeInTheDocument();
    const button = screen.getByRole('button', { name: 'Collect (about 6 calls)' });
    expect(refetches).toEqual([null]);
    server.clear();
    await userEvent.click(button);
    await waitFor(() => expect(button).not.toBeInTheDocument());
    expect(refetches).toEqual([null, 'missing']);
  });
});

describe('a panel after a failed first answer', () => {
  it('keeps showing the problem while it retries', async () => {
    server.set(OLD, 'fail');
    show({ date: OLD });
    const alert = await screen.findByRole('alert');
    server.set(OLD, 'wait');
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(screen.getByRole('alert')).toBe(alert);
    expect(refetches.at(-1)).toBe('failed');
    server.clear();
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(`figures of ${OLD}`)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a panel without rows of a collected day', () => {
  const coverage = [{ from: NEW, to: NEW, states: 'c', rows: 1, total: 1, pending: false, offeredCalls: null }];
  const empty = (isFiltered: boolean) =>
    render(
      <PageContext value={{ notes: [], isFiltered, clear: vi.fn() }}>
        <EmptyAnswer coverage={coverage as never} onRetry={vi.fn()} onCollect={undefined} />
      </PageContext>,
    );

  it('offers to clear the filters in use', () => {
    empty(true);
    expect(screen.getByText(/none of it passes the filters/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  });

  it('names no filters if none is in use', () => {
    empty(false);
    expect(screen.getByText(/none to show here/)).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
