import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { NuqsTestingAdapter } from 'nuqs/adapters/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { banners } from '@/components/banners/page';
import { withOpeningDay } from '@/components/layout/with-opening-day';
import { createQueryClient } from '@/lib/client/query/query-client';
import { ownJson } from '@/lib/client/query/test-response';

vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams() }));
afterEach(() => vi.unstubAllGlobals());

const SERVICE = { state: 'answering', problem: null };
const BUDGET = { waiting: 0, left: null };
const COLLECTING = { days: 60, done: 1, doneAt: null };
const DAY = '2026-06-30';

const Page = withOpeningDay(banners, ({ start }) => <p>The banners of {start.opening}</p>);

/** Renders the page with a server that answers with the current state. */
function open(state: { newest: string | null; pending: boolean; status?: object }, search = '') {
  const server = { status: { collecting: COLLECTING, isPlanning: false }, isDown: false, ...state };
  const coverage = () => [{ need: 'a', from: DAY, to: DAY, states: '-', pending: server.pending }];
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/api/status')) return ownJson({ service: SERVICE, budget: BUDGET, ...server.status });
    if (server.isDown)
      return ownJson({ code: 'internal', title: 'It does not run.', retryable: false }, { status: 503 });
    if (url.includes('/banners/days')) {
      const answer = { newest: server.newest, days: [] };
      return ownJson({ answer, coverage: [], provenance: [] });
    }
    return ownJson({ answer: {}, coverage: coverage(), provenance: [] });
  });
  const client = createQueryClient();
  const start = { opening: DAY, isOpening: true, weights: {}, pages: [] };
  render(
    <NuqsTestingAdapter searchParams={search}>
      <QueryClientProvider client={client}>
        <Page start={start} />
      </QueryClientProvider>
    </NuqsTestingAdapter>,
  );
  return { server, refetch: () => act(() => client.invalidateQueries()) };
}

const content = () => screen.queryByText(/^The banners of/);

describe('a page during the first collection', () => {
  it('shows the progress until its newest day with data is collected', async () => {
    const { server, refetch } = open({ newest: null, pending: true });
    expect(await screen.findByText('Collecting 60 days: 1 done')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Banners' })).toBeVisible();
    await refetch();
    expect(content()).toBeNull();
    Object.assign(server, { newest: DAY, pending: false });
    await refetch();
    await waitFor(() => expect(content()).toBeVisible());
  });

  it('waits for an earlier day if the newest day of the service has no data', async () => {
    const { server, refetch } = open({ newest: null, pending: false });
    await screen.findByText('Collecting 60 days: 1 done');
    await refetch();
    expect(content()).toBeNull();
    Object.assign(server, { newest: '2026-06-29' });
    await refetch();
    await waitFor(() => expect(content()).toBeVisible());
  });

  it('waits while most sets of the newest day are missing, as they decide which day is the newest', async () => {
    const { server, refetch } = open({ newest: '2026-06-29', pending: true });
    await screen.findByText('Collecting 60 days: 1 done');
    await refetch();
    expect(content()).toBeNull();
    server.pending = false;
    await refetch();
    await waitFor(() => expect(content()).toBeVisible());
  });

  it.each([
    ['the collection has ended', { collecting: null, isPlanning: false }],
    ['the service fails', { service: { state: 'failing', problem: null }, collecting: COLLECTING, isPlanning: true }],
  ])('opens without data if %s', async (_, status) => {
    open({ newest: null, pending: false, status });
    await waitFor(() => expect(content()).toBeVisible());
  });

  it('opens if its days cannot be read, and leaves the problem to its panels', async () => {
    const { server, refetch } = open({ newest: null, pending: true });
    await screen.findByText('Collecting 60 days: 1 done');
    expect(content()).toBeNull();
    server.isDown = true;
    await refetch();
    await waitFor(() => expect(content()).toBeVisible());
  });

  it('waits before the first plan is made', async () => {
    const { server, refetch } = open({ newest: null, pending: true, status: { collecting: null, isPlanning: true } });
    await screen.findByRole('heading', { name: 'Banners' });
    await refetch();
    expect(content()).toBeNull();
    Object.assign(server.status, { isPlanning: false });
    await refetch();
    await waitFor(() => expect(content()).toBeVisible());
  });

  it('opens at once on a day of its address', async () => {
    open({ newest: null, pending: true }, '?date=2026-06-01');
    await waitFor(() => expect(content()).toBeVisible());
  });
});
