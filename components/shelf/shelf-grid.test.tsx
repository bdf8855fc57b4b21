import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '@/components/layout/test-page';
import { linesOf } from '@/components/shelf/brands-panel';
import { isListed } from '@/components/shelf/page';
import { pricesByBrand } from '@/components/shelf/prices-panel';
import { ShelfGrid, toSegments } from '@/components/shelf/shelf-grid';
import { competitorMoves } from '@/components/shelf/shelf-side';
import { listing, ROWS } from '@/components/shelf/test-shelf';

const LISTED = ROWS.filter(isListed);

it('groups ranks by ten, and keeps the ranks that the answer leaves out only where they are positions of the page', () => {
  const rows = [...LISTED, listing({ rank: 11 }), listing({ id: 'x', rank: null })];
  const ranks = (isOverall: boolean) =>
    toSegments(rows, isOverall).map(({ from, slots }) => [from, slots.filter(({ row }) => row === null).length]);
  expect(ranks(true)).toEqual([
    [1, 7],
    [11, 0],
    [null, 0],
  ]);
  expect(ranks(false)).toEqual([
    [1, 0],
    [11, 0],
    [null, 0],
  ]);
});

it('draws a long gap before an unusual rank as one', () => {
  const rows = [listing({ rank: 1 }), listing({ id: 'far', rank: 9_999_999 })];
  renderPage(<ShelfGrid rows={rows} isOverall isPair={false} matching={null} onOpen={() => {}} />);
  expect(screen.getAllByText(/not in the answer/).map(({ textContent }) => textContent)).toEqual([
    '#2 to #9,999,998 not in the answer',
  ]);
  expect(screen.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('1–9,999,998own 0 of 9,999,998');
});

it('names rank, owner, type, move, price and stock of a listing, and colors only the moves of own ones', async () => {
  const onOpen = vi.fn();
  const user = renderPage(<ShelfGrid rows={LISTED} isOverall isPair={false} matching={null} onOpen={onOpen} />);
  const own = screen.getByRole('button', {
    name: '#2, Velquin Soap, own, 1 position down from #1, €2.15, out of stock',
  });
  expect(screen.getByText('▼1')).toHaveClass('text-off-target');
  expect(screen.getByText('▲3')).toHaveClass('text-ink-3');
  expect(screen.getByRole('button', { name: '#4, Tresolune Foam, sponsored' })).toHaveTextContent('Sponsored');
  expect(screen.getByText('#3 not in the answer')).toBeVisible();
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('1–4own 1 of 4 · page 1');
  await user.click(own);
  expect(onOpen).toHaveBeenCalledWith('P2');
});

it('fades the listings that the filters leave out, and keeps their positions', () => {
  renderPage(<ShelfGrid rows={LISTED} isOverall isPair={false} matching={new Set(['P2'])} onOpen={() => {}} />);
  const faded = screen.getAllByRole('button').filter((tile) => tile.hasAttribute('data-faded'));
  expect(faded.map((tile) => tile.getAttribute('data-listing'))).toEqual(['P1', 'P4']);
});

it('lists the moves of competitors by their size, with products that are gone behind the last rank', () => {
  expect(competitorMoves(ROWS).map(({ id }) => id)).toEqual(['P1', 'gone/P9']);
});

it('draws a price for each product in the currency of most, own brands first', () => {
  const dollar = listing({ rank: 8, price: 3, currency: 'USD' });
  const { currency, lines } = pricesByBrand([...ROWS, dollar]);
  expect(currency).toBe('EUR');
  expect(lines.map(({ brand, rows }) => [brand, rows.length])).toEqual([
    ['Velquin', 1],
    ['Oskarine', 1],
  ]);
});

it('draws the prices of a brand on one line, and counts the brands without a line', () => {
  const priced = (rank: number, brand: string, own: boolean | null = false) =>
    listing({ rank, brand, own, price: 2, currency: 'EUR' });
  const others = ['A', 'B', 'C', 'D', 'E', 'F'].map((brand, index) => priced(index + 3, brand));
  const { lines, brands } = pricesByBrand([priced(1, 'Fenwarra'), priced(2, 'Fenwarra', null), ...others]);
  expect(lines.map(({ brand, rows }) => [brand, rows.length])).toEqual([
    ['Fenwarra', 2],
    ...['A', 'B', 'C', 'D', 'E'].map((brand) => [brand, 1]),
  ]);
  expect(brands).toBe(7);
});

it('adds the brands with fewest positions up to one line', () => {
  const brand = (name: string, listings: number, own = false) => ({
    ...{ name, own, listings, sponsored: 0, before: 1 },
  });
  const brands = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((name, index) => brand(name, 9 - index));
  const lines = linesOf({ listings: 42, brands: [...brands, brand('Own', 1, true)] }, (n) => `Other (${n})`);
  expect(lines.map(({ title, listings, before }) => [title, listings, before])).toEqual([
    ['A', 9, 1],
    ['B', 8, 1],
    ['C', 7, 1],
    ['D', 6, 1],
    ['E', 5, 1],
    ['Own', 1, 1],
    ['Other (2)', 7, 2],
  ]);
});
