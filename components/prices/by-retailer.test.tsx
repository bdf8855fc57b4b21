import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { figure, renderPage, serveAnswers } from '@/components/layout/test-page';
import { ByRetailer } from '@/components/prices/by-retailer';
import type { PricesState } from '@/components/prices/page';
import type { RetailerPrices } from '@/lib/queries/prices/retailers';

const [from, to] = ['2026-06-29', '2026-06-30'];
serveAnswers({}, { endpoint: 'price', from, to, states: 'cc' });

const RETAILER = {
  keys: { shop: 'Korbina/DE', retailer: 'Korbina', retailer_country: 'DE' },
  values: { buybox: figure(0.5), in_stock: figure(0.5) },
  lowest: { now: null, before: null },
} as unknown as RetailerPrices;

const content = { kind: 'content' as const, coverage: [], provenance: [], refetching: false, retry: vi.fn() };

it.each([
  ['the only one with its name', ['DE'], { retailer: ['Korbina'] }],
  ['the one of its country', ['DE', 'FR'], { retailer: ['Korbina'], country: ['DE'] }],
])('filters by a retailer: %s', async (_, countries, filters) => {
  const set = vi.fn();
  const state = { dates: { against: from }, set } as unknown as PricesState;
  const data = countries.map((country) => {
    const keys = { shop: `Korbina/${country}`, retailer: 'Korbina', retailer_country: country };
    return { ...RETAILER, keys };
  });
  const user = renderPage(
    <ByRetailer state={state} retailers={{ ...content, data }} movers={{ ...content, data: [] }} />,
  );
  await user.click(screen.getByRole('button', { name: 'Show only Korbina · DE' }));
  expect(set).toHaveBeenCalledWith(filters);
});

it.each([
  ['the day and another one are collected', 'cc', '0'],
  ['the day is the only one that is collected', '-c', '—'],
])('shows that a retailer made no move only if that is known: %s', (_, states, count) => {
  const need = { endpoint: 'price', from, to, total: 1, pending: false, offeredCalls: null, problem: null };
  const coverage = [
    { ...need, need: 'today', from: to, states: 'c', rows: 1 },
    { ...need, need: 'offers', states, rows: 2 },
  ];
  const state = { dates: { against: from }, set: vi.fn() } as unknown as PricesState;
  renderPage(
    <ByRetailer
      state={state}
      retailers={{ ...content, coverage, data: [RETAILER] }}
      movers={{ ...content, coverage, data: [] }}
    />,
  );
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells.slice(1, 3)).toEqual([count, count]);
});
