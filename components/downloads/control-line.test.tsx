import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NuqsTestingAdapter } from 'nuqs/adapters/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { ControlLine } from '@/components/downloads/control-line';
import { dayWith, filesWith } from '@/components/downloads/test-files';
import { useDownloads } from '@/components/downloads/use-downloads';
import { createQueryClient } from '@/lib/client/query/query-client';
import { ownJson } from '@/lib/client/query/test-response';

vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(), usePathname: () => '/downloads' }));
vi.mock('@/lib/client/query/use-status', () => ({ useStatus: () => undefined }));
vi.mock('@/components/layout/saved-views', () => ({ SavedViewsMenu: () => null }));
vi.mock('@/components/shell/lazy', () => ({ Freshness: () => null }));

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

function Line() {
  return <ControlLine downloads={useDownloads()} />;
}

async function copiedLink(search: string): Promise<URLSearchParams> {
  const days = Array(7).fill(dayWith({ 5: 'c' }));
  const answer = filesWith({ price: days, rating: days });
  vi.stubGlobal('fetch', async () => ownJson({ answer, coverage: [], provenance: [] }));
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <NuqsTestingAdapter searchParams={search}>
        <Line />
      </NuqsTestingAdapter>
    </QueryClientProvider>,
  );
  await screen.findByRole('button', { name: /21 Nov 2026/ });
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  await expect.poll(() => navigator.clipboard.readText()).toContain('until=');
  return new URL(await navigator.clipboard.readText()).searchParams;
}

const CHOICE = JSON.stringify({
  price: { columns: ['brand', 'price'], retailers: ['Korbina, Berlin'], brands: ['Velquin'] },
});

it('copies the columns, retailers and brands that this browser remembers for the dataset', async () => {
  localStorage.setItem('endcap.downloads.tables', CHOICE);
  const link = await copiedLink('?get=price');
  expect(Object.fromEntries(link)).toEqual({
    until: '2026-11-21',
    columns: 'brand,price',
    retailers: 'Korbina%2C Berlin',
    brands: 'Velquin',
  });
});

it('copies no columns and retailers of one of several datasets, as they would apply to all', async () => {
  localStorage.setItem('endcap.downloads.tables', CHOICE);
  const link = await copiedLink('?get=price,rating');
  expect([link.has('columns'), link.has('retailers')]).toEqual([false, false]);
});
