import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NuqsTestingAdapter } from 'nuqs/adapters/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { CheckLine } from '@/components/downloads/check-line';
import { dayWith, filesWith } from '@/components/downloads/test-files';
import { useDownloads } from '@/components/downloads/use-downloads';
import { useFileCheck } from '@/components/downloads/use-file-check';
import { createQueryClient } from '@/lib/client/query/query-client';
import { ownJson } from '@/lib/client/query/test-response';

vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams() }));

afterEach(() => vi.unstubAllGlobals());

const WEEK = { from: '2026-11-14', to: '2026-11-20', requests: 150 };
const IDLE = {
  running: false,
  requests: 0,
  done: 0,
  found: 0,
  none: 0,
  secondsLeft: null,
  problem: null,
};
const BUDGET = {
  limit: { calls: 10, seconds: 60, learned: false },
  left: 10,
  nextFreeAt: null,
  refusedUntil: null,
  waiting: 0,
};

function Line() {
  return <CheckLine downloads={useDownloads()} fileCheck={useFileCheck()} />;
}

function show() {
  const service = { unknown: WEEK as typeof WEEK | null, fileChanges: 1, posted: [] as unknown[] };
  vi.stubGlobal('fetch', async (url: string, options?: RequestInit) => {
    if (options?.method === 'POST') service.posted.push(JSON.parse(String(options.body)));
    if (url === '/api/status')
      return ownJson({ fileChanges: service.fileChanges, budget: BUDGET, service: { problem: null } });
    if (url === '/api/downloads/check') return ownJson(IDLE);
    const answer = filesWith({ Content: [dayWith({}, '?')] }, { Content: { unknown: service.unknown } });
    return ownJson({ answer, coverage: [], provenance: [] });
  });
  const client = createQueryClient();
  render(
    <QueryClientProvider client={client}>
      <NuqsTestingAdapter>
        <Line />
      </NuqsTestingAdapter>
    </QueryClientProvider>,
  );
  return { service, client };
}

it('finds unknown hours in a week, with the number of requests and their time', async () => {
  const { service } = show();
  const name = 'Find the hours of Content: 150 requests, about 14 min';
  const button = await screen.findByRole('button', { name });
  expect(screen.getByText('Find unknown hours from 14 Nov to 20 Nov:')).toBeInTheDocument();
  await userEvent.setup().click(button);
  expect(service.posted).toEqual([{ datasets: ['Content'], from: WEEK.from, to: WEEK.to, hours: 'all' }]);
});

it('is up to date after any change to the known files, such as a raw file', async () => {
  const { service, client } = show();
  await screen.findByRole('button', { name: /^Find the hours of Content/ });
  await waitFor(() => expect(client.getQueryData(['status'])).toBeDefined());
  Object.assign(service, { unknown: null, fileChanges: 2 });
  await client.invalidateQueries({ queryKey: ['status'] });
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Find the hours/ })).toBeNull());
});
