import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { NuqsTestingAdapter } from 'nuqs/adapters/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { HoursPanel } from '@/components/downloads/hours-panel';
import { dayWith, filesWith } from '@/components/downloads/test-files';
import { useDownloads } from '@/components/downloads/use-downloads';
import type { FileCheck } from '@/components/downloads/use-file-check';
import { createQueryClient } from '@/lib/client/query/query-client';
import { ownJson } from '@/lib/client/query/test-response';

vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams() }));
vi.mock('@/lib/client/query/use-status', () => ({ useStatus: () => undefined }));
vi.mock('@/components/downloads/hour-details', () => ({ HourDetails: () => <p>Details of the hour</p> }));

afterEach(() => vi.unstubAllGlobals());

function Panel({ date }: { date: string }) {
  return (
    <HoursPanel downloads={useDownloads()} fileCheck={{} as FileCheck} slot={{ dataset: 'price', date, hour: 5 }} />
  );
}

const hoursOf = (date: string) => ({
  dataset: 'price',
  date,
  hours: Array.from({ length: 24 }, (_, hour) => ({
    ...{ hour, state: 'collected', reason: null, share: null, files: [], rows: 10, usual: 10 },
  })),
});

it('names the day of the hours on screen while those of another day load', async () => {
  let answer: (response: Response) => void = () => undefined;
  const pending = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  vi.stubGlobal('fetch', (url: string) => {
    if (url.includes('2026-11-16')) return pending;
    if (url.includes('2026-11-15')) return Promise.resolve(ownJson(hoursOf('2026-11-15')));
    const files = filesWith({ price: [dayWith({}, 'c'), dayWith({}, 'c')] });
    return Promise.resolve(ownJson({ answer: files, coverage: [], provenance: [] }));
  });
  const page = (date: string) => (
    <QueryClientProvider client={client}>
      <NuqsTestingAdapter>
        <Panel date={date} />
      </NuqsTestingAdapter>
    </QueryClientProvider>
  );
  const client = createQueryClient();
  const { rerender } = render(page('2026-11-15'));
  expect(await screen.findByText('Details of the hour')).toBeInTheDocument();
  const firstTitle = screen.getByRole('heading').textContent;

  rerender(page('2026-11-16'));
  expect(screen.getByRole('heading')).toHaveTextContent(String(firstTitle));
  expect(screen.queryByText('Details of the hour')).not.toBeInTheDocument();

  answer(ownJson(hoursOf('2026-11-16')));
  expect(await screen.findByText('Details of the hour')).toBeInTheDocument();
  expect(screen.getByRole('heading').textContent).not.toBe(firstTitle);
});
