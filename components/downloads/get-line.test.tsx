import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NuqsTestingAdapter } from 'nuqs/adapters/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { GetLine } from '@/components/downloads/get-line';
import { dayWith, filesWith } from '@/components/downloads/test-files';
import { useDownloads } from '@/components/downloads/use-downloads';
import { createQueryClient } from '@/lib/client/query/query-client';
import { ownJson } from '@/lib/client/query/test-response';

vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams() }));
vi.mock('@/lib/client/query/use-status', () => ({ useStatus: () => undefined }));

afterEach(() => vi.unstubAllGlobals());

function Line() {
  return <GetLine downloads={useDownloads()} />;
}

function show(search: string) {
  const days = Array(7).fill(dayWith({ 5: 'c' }));
  const answer = filesWith({ price: days, review: days });
  vi.stubGlobal('fetch', async () => ownJson({ answer, coverage: [], provenance: [] }));
  render(
    <QueryClientProvider client={createQueryClient()}>
      <NuqsTestingAdapter searchParams={search}>
        <Line />
      </NuqsTestingAdapter>
    </QueryClientProvider>,
  );
}

it('states the chosen files and their requests', async () => {
  show('');
  expect(await screen.findByText('7 files · 7 requests')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Download' })).toHaveAttribute(
    'title',
    'Prices, 15–21 Nov, all retailers, all columns as Excel workbook',
  );
});

it('states what each format is', async () => {
  show('');
  await userEvent.setup().click(await screen.findByRole('combobox', { name: 'Format' }));
  expect(await screen.findByRole('option', { name: /^raw csv.*byte for byte/ })).toBeInTheDocument();
});

it('links to the queue while a download runs', async () => {
  show('');
  await screen.findByText('7 files · 7 requests');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Download' }));
  expect(screen.getByRole('link', { name: '1 download running' })).toHaveAttribute('href', '#queue');
});

it('asks for a dataset if none is chosen', async () => {
  show('?get=none');
  expect(await screen.findByText('Choose a dataset.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Download' })).toBeDisabled();
});

it('downloads a single raw csv by a plain link', async () => {
  show('?dataset=price&at=2026-11-16&format=csv');
  const link = await screen.findByRole('link', { name: 'Download' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/api\/bulk\/price\?date=2026-11-16&time=5/));
  expect(link).toHaveAttribute('download');
});

it('lists the retailers of the address before a preview supplies others', async () => {
  show('?get=price&retailers=ShopNow,Korbina');
  await userEvent.setup().click(await screen.findByRole('combobox', { name: /^Retailers/ }));
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['ShopNow', 'Korbina']);
});

it('counts the columns of the file, without names of reviewers that are left out', async () => {
  show('?get=review');
  const columns = await screen.findByRole('combobox', { name: /^Columns/ });
  expect(columns).toHaveTextContent('Columns all 14');
});

it('takes retailers of the address for all datasets', async () => {
  show('?get=price&retailers=ShopNow');
  await screen.findByText('7 files · 7 requests');
  expect(screen.getByRole('button', { name: 'Download' })).toHaveAttribute(
    'title',
    'Prices, 15–21 Nov, retailers ShopNow, all columns as Excel workbook',
  );
});
