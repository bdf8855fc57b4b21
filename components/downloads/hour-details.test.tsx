import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { NuqsTestingAdapter } from 'nuqs/adapters/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HourDetails } from '@/components/downloads/hour-details';
import { useDownloads } from '@/components/downloads/use-downloads';
import type { FileCheck } from '@/components/downloads/use-file-check';
import { createQueryClient } from '@/lib/client/query/query-client';
import type { FileHour } from '@/lib/contract/download-days';

vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams() }));
vi.mock('@/lib/client/query/use-status', () => ({ useStatus: () => undefined }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:20:00Z') });
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const hourOf = (hour: number): FileHour => ({
  ...{ hour, state: 'unknown', reason: null, share: null, files: [], rows: null, usual: null },
});
const HOURS = Array.from({ length: 24 }, (_, hour) => hourOf(hour));

function Details({ date }: { date: string }) {
  const downloads = useDownloads();
  const slot = { dataset: 'content_detail', date, hour: 5 };
  return <HourDetails {...{ slot, downloads }} hours={HOURS} hour={hourOf(5)} fileCheck={{} as FileCheck} />;
}

const show = (date: string) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <NuqsTestingAdapter>
        <Details date={date} />
      </NuqsTestingAdapter>
    </QueryClientProvider>,
  );

it.each([
  ['2026-11-20', '24 requests'],
  ['2026-11-21', '10 requests'],
])('counts the hours of %s that are over as requests of a check', (date, requests) => {
  show(date);
  expect(screen.getByRole('button', { name: `Check all hours of this day: ${requests}` })).toBeInTheDocument();
});
