import { describe, expect, it } from 'vitest';
import { price } from '@/lib/contract/price';
import { pageBody } from '@/lib/server/testing/fake-pages';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { SERVICES } from '@/lib/server/testing/services';
import { shelf } from './shelf';
import {
  inOrder,
  isOut,
  isOwn,
  nameOf,
  offersOf,
  on,
  organicOn,
  rankOf,
  ratingOf,
  searchProductOf,
} from './test-figures';
import { account, BEFORE, BESIDE, NOW, OFFERS, offer, ownAccount, PARAMS } from './test-shelf';

ownDatabase();

describe.each(SERVICES)('of $title', (kind) => {
  it('lists the shelf by rank, with name, owner, price, stock and rating of each product', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(shelf, PARAMS);
    const expected = inOrder(on(NOW));
    expect(answer.total).toBe(expected.length);
    for (const [index, row] of expected.entries()) {
      const [first] = offersOf(row);
      expect(answer.rows[index], String(row.product_id)).toMatchObject({
        rank: rankOf(row),
        name: nameOf(row),
        brand: row.brand_name,
        won: row.is_sponsored === null ? null : row.is_sponsored ? 'sponsored' : 'organic',
        own: isOwn(row),
        is_power: searchProductOf(row)?.is_psku ?? null,
        price: first?.price ?? null,
        currency: first?.currency ?? null,
        is_out_of_stock: isOut(row),
        rating: ratingOf(row),
        page: row.combined_position === null ? null : Math.ceil(row.combined_position / 8),
        barcode: searchProductOf(row)?.barcode ?? first?.barcode ?? null,
        listed_title: row.product_title,
      });
    }
  });

  it('compares organic listings with those of the compared day', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(shelf, { ...PARAMS, of: 'all' });
    const expected = inOrder(on(NOW)).map((row) => {
      if (row.is_sponsored || row.product_id === null) return [row.product_id, null, null];
      const before = organicOn(BEFORE, row);
      if (!before) return [row.product_id, 'new', null];
      const moved = (rankOf(before) ?? 0) - (rankOf(row) ?? 0);
      return [row.product_id, moved > 0 ? 'up' : moved < 0 ? 'down' : 'same', moved];
    });
    const goneRows = on(BEFORE).filter((row) => !row.is_sponsored && !organicOn(NOW, row));
    expect(answer.rows.map(({ product_id, move, moved }) => [product_id, move, moved])).toEqual([
      ...expected,
      ...goneRows.map(({ product_id }) => [product_id, 'gone', null]),
    ]);
    expect(goneRows).toHaveLength(1);
  });
});

describe('two retailers', () => {
  const BOTH = { ...PARAMS, against: undefined, of: 'all' };
  const rankBeside = (id: string) => BESIDE.find(({ product_id }) => product_id === id)?.combined_position;

  it('match by barcode, that of Search By Product or of Price', async () => {
    const { ask } = await account();
    const { answer } = await ask(shelf, { ...BOTH, beside: 'p' });
    const rowsById = new Map(answer.rows.map((row) => [row.id, row]));
    for (const id of ['V1', 'V2', 'T1']) expect(rowsById.get(id)?.rank_before, id).toBe(rankBeside(`p-${id}`));
    // Nothing is known of products without a barcode.
    expect(rowsById.get('O1')?.move).toBeNull();
    expect(rowsById.has('gone/p-X')).toBe(false);
    // W1 has a barcode that the other shelf does not have.
    expect(rowsById.get('W1')).toMatchObject({ move: 'new', rank_before: null });
  });

  it('have the name and the price of each', async () => {
    const { ask } = await account();
    const { answer } = await ask(shelf, { ...BOTH, beside: 'p' });
    const goneRows = answer.rows.filter(({ move }) => move === 'gone');
    expect(goneRows).toMatchObject([
      { id: 'gone/p-G', rank: null, rank_before: rankBeside('p-G'), price: 6, barcode: '000G' },
    ]);
  });

  it('have opposite moves if they are swapped', async () => {
    const { ask } = await account();
    const moves = async (params: Record<string, string>) => {
      const { answer } = await ask(shelf, { ...BOTH, ...params });
      return answer.rows.flatMap(({ barcode, moved }) =>
        barcode !== null && moved !== null ? [[barcode, moved] as const] : [],
      );
    };
    const here = await moves({ retailer_code: 'k', beside: 'p' });
    const there = new Map(await moves({ retailer_code: 'p', beside: 'k' }));
    expect(here.map(([barcode]) => barcode).toSorted()).toEqual(['00T1', '00V1', '00V2']);
    for (const [barcode, moved] of here) expect(moved + (there.get(barcode) ?? Number.NaN)).toBe(0);
  });

  it('can be compared on two days, and have no moves if that shelf is not collected', async () => {
    const { ask } = await account();
    const { answer, coverage } = await ask(shelf, { ...BOTH, beside: 'p', against: BEFORE });
    expect(coverage.find(({ need }) => need === 'compared')).toMatchObject({ from: BEFORE, states: '-' });
    expect(answer.rows.every(({ move, rank_before }) => move === null && rank_before === null)).toBe(true);
  });
});

it('has no prices and stock of another country in which the retailer has the same name', async () => {
  const { ask, collectValue } = await ownAccount();
  const abroad = offer({ csku_id: 'S1', product_id: 'V1', price: 1.2, currency: 'CHF', retailer_country: 'CH' });
  const byBarcode = offer({ csku_id: 'S2', barcode: '00V2', price: 3, currency: 'CHF', retailer_country: 'CH' });
  await collectValue({ date: NOW }, pageBody([...(OFFERS[NOW] ?? []), abroad, byBarcode]), price);
  const { answer } = await ask(shelf, PARAMS);
  for (const row of inOrder(on(NOW)).filter(({ product_id }) => product_id?.startsWith('V')))
    expect(answer.rows.find(({ rank }) => rank === rankOf(row))).toMatchObject({
      price: offersOf(row)[0]?.price ?? null,
      currency: offersOf(row)[0]?.currency ?? null,
      is_out_of_stock: isOut(row),
    });
});

it('has prices of offers that state no country', async () => {
  const { ask, collectValue } = await ownAccount();
  await collectValue({ date: NOW }, pageBody([offer({ product_id: 'V1', price: 2, retailer_country: null })]), price);
  const { answer } = await ask(shelf, PARAMS);
  expect(answer.rows.find(({ product_id }) => product_id === 'V1')).toMatchObject({ price: 2 });
});

it('has no moves if the compared day is not collected', async () => {
  const { ask } = await account();
  const { answer } = await ask(shelf, { ...PARAMS, against: '2026-02-20' });
  expect(answer.rows.every(({ move, rank_before }) => move === null && rank_before === null)).toBe(true);
  expect(answer.total).toBe(on(NOW).length);
});

it.each([
  [{ own: 'own' }, (row: (typeof BESIDE)[number]) => isOwn(row) === true],
  [{ own: 'competitor' }, (row: (typeof BESIDE)[number]) => isOwn(row) === false],
  [{ won: 'sponsored' }, (row: (typeof BESIDE)[number]) => row.is_sponsored === true],
  [{ won: '-' }, (row: (typeof BESIDE)[number]) => row.is_sponsored === null],
  [{ stock: 'out' }, (row: (typeof BESIDE)[number]) => isOut(row) === true],
  [{ power: 'yes' }, (row: (typeof BESIDE)[number]) => searchProductOf(row)?.is_psku === true],
  [{ brand: 'Oskarine' }, (row: (typeof BESIDE)[number]) => row.brand_name === 'Oskarine'],
  [{ q: 'v1 by NAME' }, (row: (typeof BESIDE)[number]) => row.product_id === 'V1'],
])('filters listings by %j', async (params, passes) => {
  const { ask } = await account();
  const { answer } = await ask(shelf, { ...PARAMS, ...params });
  expect(answer.rows.map(({ product_id }) => product_id)).toEqual(
    inOrder(on(NOW))
      .filter(passes)
      .map(({ product_id }) => product_id),
  );
});

it('offers the listings of a shelf that is not collected, and requests nothing without a shelf', async () => {
  const { ask } = await account();
  const { coverage } = await ask(shelf, { ...PARAMS, date: '2026-03-03' });
  expect(coverage.find(({ need }) => need === 'listed')).toMatchObject({ states: '-', rows: 0 });
  const emptyTable = await ask(shelf, { date: NOW });
  expect(emptyTable.answer).toMatchObject({ rows: [], total: 0 });
});
