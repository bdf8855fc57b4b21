import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NuqsTestingAdapter } from 'nuqs/adapters/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { PreviewPanel } from '@/components/downloads/preview-panel';
import { dayWith, filesWith } from '@/components/downloads/test-files';
import { useDownloads } from '@/components/downloads/use-downloads';
import { createQueryClient } from '@/lib/client/query/query-client';
import { ownJson } from '@/lib/client/query/test-response';
import type { FilePreview } from '@/lib/contract/downloads';

vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams() }));
vi.mock('@/lib/client/query/use-status', () => ({ useStatus: () => undefined }));

afterEach(() => vi.unstubAllGlobals());

const PREVIEW: FilePreview = {
  leftOut: [],
  columns: ['product_id', 'retailer_name'].map((name) => ({
    ...{ name, type: 'string', meaning: null },
    profile: { nulls: 0, distinct: 2, range: null },
  })),
  values: { retailers: ['Korbina', 'Brixmart', 'Welkast'], brands: [] },
  rows: ['Korbina', 'Korbina', 'Brixmart'].map((retailer, index) => [`P${index}`, retailer]),
  ...{ read: 12_405, shifted: 0, complete: true },
};

function Panel() {
  return <PreviewPanel downloads={useDownloads()} slot={{ dataset: 'price', date: '2026-11-15', hour: 5 }} />;
}

async function show(search: string) {
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/api/downloads/preview')) return ownJson(PREVIEW);
    return ownJson({ answer: filesWith({ price: [dayWith({ 5: 'c' })] }), coverage: [], provenance: [] });
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <NuqsTestingAdapter searchParams={search}>
        <Panel />
      </NuqsTestingAdapter>
    </QueryClientProvider>,
  );
  await userEvent.setup().click(screen.getByRole('button', { name: 'Show the first rows: 1 request' }));
  return screen.findByRole('heading', { name: /columns have values/ });
}

const products = () =>
  within(screen.getByRole('table'))
    .getAllByText(/^P\d$/)
    .map(({ textContent }) => textContent);

it('states that its rows are those of the chosen retailers', async () => {
  expect(await show('?retailers=Brixmart')).toHaveTextContent(
    '1 of the chosen retailers and brands in the first 3 rows',
  );
  expect(products()).toEqual(['P2']);
});

it('explains that none of its rows is of the chosen retailers', async () => {
  await show('?retailers=Welkast');
  expect(screen.getByText(/^None of the first 3 rows is of the chosen retailers and brands/)).toBeInTheDocument();
});

it('offers to describe the columns if all rows are shown', async () => {
  await show('?retailers=Welkast');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Describe columns' }));
  expect(screen.getAllByText(/^string · /)).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Hide descriptions' }));
  expect(screen.queryByText(/^string · /)).toBeNull();
});

it('shows the columns of a link that the dataset has', async () => {
  await show('?columns=product_id,product_rating');
  const columns = within(screen.getByRole('table')).getAllByRole('columnheader');
  expect(columns.map(({ textContent }) => textContent)).toEqual(['product_id']);
});

it('shows all rows of a raw csv, which ignores the chosen retailers', async () => {
  expect(await show('?retailers=Brixmart&format=csv')).toHaveTextContent('first 3 of 12,405 rows');
  expect(products()).toEqual(['P0', 'P1', 'P2']);
});
