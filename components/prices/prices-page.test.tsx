import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type Answers, figure, renderPage, serveAnswers, table, tile } from '@/components/layout/test-page';
import { PricesPage } from '@/components/prices/prices-page';
import type { PriceCell } from '@/lib/queries/prices/matrix.columns';
import type { AnswerOf } from '@/lib/queries/registry';

vi.mock('next/navigation', async () => (await import('@/components/layout/test-navigation')).navigationAt('/prices'));
// Its code requests the status of the server.
vi.mock('@/components/shell/lazy', () => ({ Freshness: () => 'fetched 2 min ago' }));

const DAY = '2026-06-30';
const share = { unit: 'percent', better: 'higher' };
const shareOf = (value: number) =>
  figure(value, { part: 1, whole: 2, before: value - 0.02, trend: [value - 0.02, null, value] });
const shop = (retailer: string) => ({ shop: `${retailer}/DE`, retailer, retailer_country: 'DE' });

function cell(retailer: string, over: Partial<PriceCell> = {}): PriceCell {
  return {
    ...{ ...shop(retailer), currency: 'EUR', merchant_name: retailer, promotion_text: null },
    ...{ list_price: 2.99, discount: 0.1 },
    ...{ in_stock: true, above_list: false, selling_price: 2.69, is_lowest: false, is_buybox_lost: false, offers: 1 },
    ...{ is_out: false, other_merchant: null, other_amount: null, passes: true, ...over },
  };
}

const mover = (retailer: string, day: string) => ({
  ...{ shop: `${retailer}/DE`, retailer, day, or_earlier: false, before: 2.99, after: 2.69, changes: 1 },
});

const ANSWERS: Answers = {
  'prices/days': { newest: DAY, days: [{ day: DAY, state: 'complete' }] } satisfies AnswerOf<'prices/days'>,
  'prices/tiles': [
    tile('discount', 'Average discount', { ...share, value: 0.11, before: 0.1, part: 412, whole: 420 }),
    tile('in_stock', 'In stock', { ...share, value: 0.9, part: 9, whole: 10 }),
    tile('buybox', 'Buybox won', { ...share, value: 0.95, part: 180, whole: 189 }),
    tile('offers', 'Offers', { value: 420 }),
    tile('offers_in_stock', 'Offers in stock', { ...share, part: 410, whole: 418 }),
    tile('above_list', 'Above list price', { ...share, part: 3 }),
    tile('lowest_fell', 'Lowest price fell', { value: 9, whole: 43 }),
    tile('lowest_rose', 'Lowest price rose', { value: 5, whole: 43 }),
    tile('price_changes', 'Price changes', { value: 37 }),
    tile('price_falls', 'Prices fell', { value: 25 }),
    tile('price_rises', 'Prices rose', { value: 12 }),
    tile('skus', 'SKUs', { value: 43 }),
  ],
  'prices/retailers': ['Korbina DE', 'Plazora DE'].map((retailer) => ({
    keys: shop(retailer),
    values: { discount: shareOf(0.12), offers: figure(20), in_stock: shareOf(0.5), buybox: shareOf(0.5) },
    lowest: { now: { lowest: 7, skus: 9 }, before: { lowest: 4, skus: 9 } },
  })),
  'prices/movers': [{ ...shop('Korbina DE'), first: 3, followed: 1 }],
  'prices/moves': table({
    ...{ sku: 'S1', sku_name: 'Toothpaste', is_power: true, is_own: true, brand_name: 'Velquin', barcode: null },
    ...{ retailer_country: 'DE', direction: 'Fell', first: 'Korbina DE', moved: '2026-06-20', before: 2.99 },
    ...{ after: 2.69, size: -0.1, followers: 1, followed_by: '', state: 'Still there', back: null },
    ...{ last_known: DAY, currency: 'EUR', not_own: false, not_power: false },
    movers: [mover('Korbina DE', '2026-06-20'), mover('Plazora DE', '2026-06-21')],
  }),
  'prices/matrix': table({
    ...{ sku: 'S1', sku_name: 'Toothpaste', is_power: true, is_own: true, brand_name: 'Velquin', barcode: null },
    ...{ attention: 1, out_of_stock: 0, buybox_lost: 1, above_list: 0, retailers: 2, list_price: 2.99 },
    ...{ currency: 'EUR', spread: 0.1, prices: '', not_own: false, not_power: false },
    cells: [
      cell('Korbina DE', { is_buybox_lost: true, merchant_name: 'QX', selling_price: 2.42, is_lowest: true }),
      cell('Plazora DE', { in_stock: false, other_merchant: 'QX', other_amount: 3.1, passes: false }),
    ],
  }),
  'prices/changes': table(),
  'prices/stock': table(),
  'prices/buybox': table(),
  'prices/sku': null,
  'prices/facets': { retailer: [{ value: 'Korbina DE', count: 1 }], own: [{ value: 'own', count: 1 }] },
};

const { requestsOf, paramsOf } = serveAnswers(ANSWERS, {
  ...{ endpoint: 'price', from: DAY, to: DAY, states: 'c', settings: { target_in_stock: 0.95 } },
});

const show = (searchParams = '') => renderPage(<PricesPage start={{ opening: DAY }} />, searchParams);
const tileOf = async (title: string) => (await screen.findByText(title)).closest('div');

it('shows own figures with change, base and the target of the account', async () => {
  show();
  expect(await tileOf('Average discount')).toHaveTextContent('+1.0 pp · 412 own offers');
  expect(await tileOf('Lowest price fell')).toHaveTextContent('5 rose · of 43 SKUs');
  expect(await tileOf('Price changes')).toHaveTextContent('12 up, 25 down');
  expect(await screen.findByText('95%')).toBeVisible();
  const inStock = screen.getByText('In stock', { selector: 'dt *' }).closest('div');
  expect(inStock).toHaveTextContent('9 of 10 · 410 of 418 offers');
  expect(paramsOf('prices/tiles')?.get('own')).toBe('own');
  expect(await screen.findByText('Korbina DE moved first in 1 of 1 cut below')).toBeVisible();
});

it('describes a cell, and shows other merchants where the first one has no stock', async () => {
  const user = show();
  const strip = await screen.findByRole('button', { name: /^Toothpaste ★: out of stock at 0, buybox lost at 1/ });
  expect(strip).toHaveTextContent('○2.42◇3.10');
  strip.focus();
  const words = await screen.findByText(/^Korbina DE: €2.42, 10.0% below list price €2.99/, {
    selector: '[aria-live]',
  });
  expect(words).toHaveTextContent('lowest in stock, buybox lost to QX');
  await user.keyboard('{ArrowRight}');
  expect(words).toHaveTextContent('Plazora DE: €2.69, 10.0% below list price €2.99');
  expect(words).toHaveTextContent('out of stock, but QX has it for €3.10, left out by a filter');
});

it('opens the SKU at the retailer of a cell', async () => {
  const user = show();
  const strip = await screen.findByRole('button', { name: /^Toothpaste ★: out of stock/ });
  strip.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(paramsOf('prices/sku')?.get('sku')).toBe('S1'));
});

it('shows only the SKUs of a link in its table, and all of them in the figures', async () => {
  const user = show('only=S1');
  expect(await screen.findByText(/^Only 1 SKU of the link/, { selector: ':not(.hidden)' })).toBeVisible();
  expect(paramsOf('prices/matrix')?.getAll('skus')).toEqual(['S1']);
  for (const name of ['prices/tiles', 'prices/retailers', 'prices/moves'] as const)
    expect(paramsOf(name)?.has('skus')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  await waitFor(() => expect(paramsOf('prices/matrix')?.has('skus')).toBe(false));
});

it('states the direction of changes and the rows of a link for files and print', async () => {
  show('view=changes&moved=down&only=S1');
  expect(await screen.findByText('Changes: fell · Only 1 SKU of the link')).toHaveClass('hidden', 'print:block');
});

it('requests flash prices only if a user selects them', async () => {
  const user = show('view=changes');
  const directions = await screen.findByRole('group', { name: 'Changes' });
  await user.click(within(directions).getByRole('button', { name: 'Fell' }));
  await waitFor(() => expect(paramsOf('prices/changes')?.get('moved')).toBe('down'));
  expect(requestsOf('prices/flash')).toEqual([]);
  await user.click(within(directions).getByRole('button', { name: 'Flash prices' }));
  await waitFor(() => expect(requestsOf('prices/flash')).toHaveLength(1));
});

it('includes competitors when the filter of own ones is removed', async () => {
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Remove Own or competitor: Own' }));
  await waitFor(() => expect(paramsOf('prices/tiles')?.get('own') ?? 'all').toBe('all'));
});

it('offers to show all offers if none is marked as own', async () => {
  const original = ANSWERS['prices/tiles'];
  onTestFinished(() => void Object.assign(ANSWERS, { 'prices/tiles': original }));
  ANSWERS['prices/tiles'] = [tile('offers', 'Offers', { value: 0 })];
  const user = show('?brand=Fenwarra');
  expect(await screen.findByText('No offer here is marked as own.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  await waitFor(() => expect(paramsOf('prices/tiles')?.get('own') ?? 'all').toBe('all'));
  expect(paramsOf('prices/tiles')?.getAll('brand')).toEqual(['Fenwarra']);
  expect(screen.queryByText('No offer here is marked as own.')).toBeNull();
});

it('lists all changes when its tile is clicked, after a tab with some of them', async () => {
  const user = show('?view=changes&moved=down&only=S1');
  await waitFor(() => expect(paramsOf('prices/changes')?.get('moved')).toBe('down'));
  await user.click(await screen.findByRole('button', { name: /Show the changes$/ }));
  await waitFor(() => expect(paramsOf('prices/changes')?.get('moved')).toBe('all'));
  expect(paramsOf('prices/changes')?.getAll('skus')).toEqual([]);
});

it('requests up to 1,000 rows of a longer list, then refers to the export', async () => {
  const originalAnswer = ANSWERS['prices/matrix'] as ReturnType<typeof table>;
  ANSWERS['prices/matrix'] = { ...originalAnswer, total: 2000 };
  const user = show();
  const button = await screen.findByRole('button', { name: 'Show more: 1 of 2,000' });
  for (let clicks = 0; button.isConnected && clicks < 20; clicks += 1) await user.click(button);
  expect(await screen.findByText('1 of 2,000 are shown. The export has all.')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Toothpaste ★: out of stock/ })).toBeVisible();
  const limits = requestsOf('prices/matrix').map(({ searchParams }) => Number(searchParams.get('limit')));
  expect(Math.max(...limits)).toBe(1000);
  ANSWERS['prices/matrix'] = originalAnswer;
});
