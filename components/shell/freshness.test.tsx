import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Freshness } from '@/components/shell/freshness';
import { type Times, usePageFreshness } from '@/components/shell/page-freshness';
import { formatMoment } from '@/lib/client/format/format-date';
import type { Status } from '@/lib/contract/status';

const STATUS = {
  service: { state: 'answering', problem: null },
  freshness: { crawledAt: null, fetchedAt: '2026-06-30T11:59:00Z' },
} as Status;

vi.mock('@/lib/client/query/use-status', () => ({ useStatus: () => STATUS }));
vi.mock('@/lib/client/browser/use-now', () => ({ useNow: () => Date.parse('2026-06-30T12:00:00Z') }));

const clock = (iso: string) => formatMoment(iso, Date.parse('2026-06-30T12:00:00Z'));

function Page(times: Partial<Times>) {
  usePageFreshness(times);
  return null;
}

it('shows the age of the page’s rows, not of something that was collected later', () => {
  render(
    <>
      <Freshness />
      <Page fetchedAt="2026-06-30T09:00:00Z" />
    </>,
  );
  expect(screen.getByRole('link')).toHaveTextContent(`fetched ${clock('2026-06-30T09:00:00Z')}`);
});

it('names the time of the crawl, and that of the fetch where the service sends no other', () => {
  const times = { crawledAt: '2026-06-30T06:58:00Z', fetchedAt: '2026-06-30T11:00:00Z' };
  const { rerender } = render(
    <>
      <Freshness />
      <Page {...times} />
    </>,
  );
  expect(screen.getByRole('link')).toHaveTextContent(`crawled ${clock(times.crawledAt)}`);
  rerender(
    <>
      <Freshness />
      <Page fetchedAt={times.fetchedAt} />
    </>,
  );
  expect(screen.getByRole('link')).toHaveTextContent(`fetched ${clock(times.fetchedAt)}`);
});

it('shows no age until the page has rows', () => {
  render(
    <>
      <Freshness />
      <Page />
    </>,
  );
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('shows the age of everything collected on a page without rows of its own', () => {
  render(<Freshness />);
  expect(screen.getByRole('link')).toHaveTextContent(`fetched ${clock('2026-06-30T11:59:00Z')}`);
});
