import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Freshness } from '@/components/shell/freshness';
import { usePageFreshness } from '@/components/shell/page-freshness';
import type { Status } from '@/lib/contract/status';

const STATUS = {
  service: { state: 'answering', problem: null },
  freshness: { crawledAt: null, fetchedAt: '2026-06-30T11:59:00Z' },
} as Status;

vi.mock('@/lib/client/use-status', () => ({ useStatus: () => STATUS }));
vi.mock('@/lib/client/use-now', () => ({ useNow: () => Date.parse('2026-06-30T12:00:00Z') }));

function Page({ fetchedAt }: { fetchedAt?: string }) {
  usePageFreshness(fetchedAt ? { fetchedAt } : {});
  return null;
}

it('shows the age of the page’s rows, not of something that was collected later', () => {
  render(
    <>
      <Freshness />
      <Page fetchedAt="2026-06-30T09:00:00Z" />
    </>,
  );
  expect(screen.getByRole('link')).toHaveTextContent('fetched 3 h ago');
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
  expect(screen.getByRole('link')).toHaveTextContent('fetched 1 min ago');
});
