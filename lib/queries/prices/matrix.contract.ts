import { describe, expect, it } from 'vitest';
import type { PriceItem } from '@/lib/contract/price';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { SERVICES } from '@/lib/server/testing/services';
import { matrix } from './matrix';
import {
  aboveList,
  depthOf,
  frontsOf,
  isLowest,
  listingOf,
  listOf,
  on,
  sellingOf,
  shopOf,
  skuOf,
} from './test-figures';
import { account, BEFORE, NOW, offer, ownAccount, PARAMS } from './test-offers';

ownDatabase();

const isLost = ({ buybox_position, is_main_merchant }: PriceItem) =>
  buybox_position === 1 && is_main_merchant !== null ? !is_main_merchant : null;
const isAbove = (row: PriceItem) => (aboveList([row]).whole === 0 ? null : aboveList([row]).part === 1);
const different = (values: readonly unknown[]) => new Set(values).size;

/** The offers of an SKU at a retailer in a currency. */
function offersOf(front: PriceItem, rows: readonly PriceItem[]) {
  return rows.filter((row) => listingOf(row) === listingOf(front) && row.currency === front.currency);
}

/** Whether no merchant has it. Null if some do not state their stock, and none has it. */
function isOut(front: PriceItem, rows: readonly PriceItem[]): boolean | null {
  const stock = offersOf(front, rows).map(({ availability }) => availability);
  return stock.includes(1) ? false : stock.includes(null) ? null : true;
}

/** The cheapest offer in stock, if the first one is out of stock. */
function elsewhere(front: PriceItem, rows: readonly PriceItem[]): PriceItem | undefined {
  if (front.availability !== 0) return undefined;
  const inStock = offersOf(front, rows).filter(({ availability }) => availability === 1);
  return inStock.toSorted((a, b) => (sellingOf(a) ?? Infinity) - (sellingOf(b) ?? Infinity))[0];
}

function cellOf(front: PriceItem, rows: readonly PriceItem[]) {
  const amount = sellingOf(front);
  const isCompared = amount !== null && front.availability !== 0;
  const { retailer, retailer_country, currency, merchant_name, promotion_text } = front;
  return {
    ...{ retailer, retailer_country, currency, merchant_name, promotion_text, selling_price: amount },
    shop: shopOf(front),
    list_price: listOf(front),
    discount: depthOf(front) === null ? null : expect.closeTo(depthOf(front) ?? 0, 9),
    in_stock: front.availability === null ? null : front.availability === 1,
    above_list: isAbove(front),
    is_lowest: isCompared ? isLowest(front, rows) : null,
    is_buybox_lost: isLost(front),
    offers: offersOf(front, rows).length,
    is_out: isOut(front, rows),
    other_merchant: elsewhere(front, rows)?.merchant_name ?? null,
    other_amount: sellingOf(elsewhere(front, rows) ?? { ...front, price: null }),
    passes: true,
  };
}

/** The highest price above the lowest one, of the currency in which that is most. */
function spreadOf(fronts: readonly PriceItem[]): number | null {
  const spreads = [...new Set(fronts.map(({ currency }) => currency))].flatMap((currency) => {
    const amounts = fronts
      .filter((row) => row.currency === currency && row.availability !== 0)
      .flatMap((row) => sellingOf(row) ?? []);
    return amounts.length < 2 ? [] : [Math.max(...amounts) / Math.min(...amounts) - 1];
  });
  return spreads.length === 0 ? null : Math.max(...spreads);
}

describe.each(SERVICES)('of $title', (kind) => {
  it('has the first offer of each SKU at each retailer, with what needs attention', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(matrix, PARAMS);
    const rows = on(NOW);
    expect(answer.rows.map(({ sku }) => sku).toSorted()).toEqual([...new Set(rows.map(skuOf))].toSorted());
    for (const row of answer.rows) {
      const fronts = frontsOf(rows).filter((front) => skuOf(front) === row.sku);
      expect(row.cells).toEqual(
        fronts.map((front) => cellOf(front, rows)).toSorted((a, b) => (a.shop < b.shop ? -1 : 1)),
      );
      const problems = fronts.filter(
        (front) => isOut(front, rows) === true || isLost(front) === true || isAbove(front) === true,
      );
      const isOwn = fronts.some(({ is_own_brand }) => is_own_brand);
      const lists = fronts.flatMap((front) => listOf(front) ?? []);
      const isOneCurrency = different(fronts.map(({ currency }) => currency)) === 1;
      const spread = spreadOf(fronts);
      expect(row).toMatchObject({
        is_own: isOwn,
        is_power: fronts.some(({ is_psku }) => is_psku),
        attention: isOwn ? problems.length : 0,
        out_of_stock: fronts.filter((front) => isOut(front, rows) === true).length,
        buybox_lost: fronts.filter((front) => isLost(front) === true).length,
        above_list: fronts.filter((front) => isAbove(front) === true).length,
        retailers: fronts.length,
        currency: isOneCurrency ? (fronts[0]?.currency ?? null) : null,
        list_price: isOneCurrency && different(lists) === 1 ? lists[0] : null,
        spread: spread === null ? null : expect.closeTo(spread, 9),
      });
    }
  });
});

it('lists own SKUs that need attention first, then own ones, power SKUs before others', async () => {
  const { ask } = await account();
  const { answer } = await ask(matrix, PARAMS);
  expect(answer.rows.map(({ sku, attention }) => [sku, attention])).toEqual([
    ['S2', 2],
    ['S1', 1],
    ['S3', 0],
    ['-/-/p-9', 0],
  ]);
  const filtered = await ask(matrix, { ...PARAMS, search: 'creme' });
  expect(filtered.answer).toMatchObject({ total: 1, rows: [{ sku_name: 'Crème' }] });
  const paged = await ask(matrix, { ...PARAMS, offset: '1', limit: '1' });
  expect(paged.answer).toMatchObject({ total: 4, rows: [{ sku: 'S1' }] });
});

it('counts a retailer with several currencies once, out of stock only if no offer is in stock', async () => {
  const { ask, collect } = await ownAccount();
  const unnamed = { merchant_name: 'QX', is_main_merchant: false, buybox_position: 2, currency: null };
  const rowOf = async (date: string, offers: PriceItem[]) => {
    await collect(date, offers);
    return (await ask(matrix, { ...PARAMS, date, against: undefined })).answer.rows[0];
  };
  const soldOut = offer('soap', 'k', null, null, { ...unnamed, availability: 0 });
  const inStock = await rowOf('2026-03-05', [offer('soap', 'k', 3, 4), soldOut]);
  expect(inStock).toMatchObject({ out_of_stock: 0, attention: 0, retailers: 1 });
  const allOut = await rowOf('2026-03-06', [offer('soap', 'k', 3, 4, { availability: 0 }), soldOut]);
  expect(allOut).toMatchObject({ out_of_stock: 1, attention: 1, retailers: 1 });
  const isAbove = await rowOf('2026-03-07', [offer('soap', 'k', 5, 4), offer('soap', 'k', 7, 6, unnamed)]);
  expect(isAbove).toMatchObject({ above_list: 1, attention: 1, retailers: 1 });
});

it('compares neither prices of different currencies nor prices that are out of stock', async () => {
  const { ask, collect } = await ownAccount();
  const GBP = { currency: 'GBP' };
  await collect('2026-03-05', [
    offer('soap', 'k', 5, 6),
    offer('soap', 'h', 6, 6, { availability: 0 }),
    offer('soap', 't', 1, 6),
    // A retailer with two currencies has a cell for each.
    offer('soap', 'k', 3, 6, GBP),
  ]);
  const { answer } = await ask(matrix, { ...PARAMS, date: '2026-03-05', against: undefined });
  expect(answer.rows).toMatchObject([{ currency: null, list_price: null, spread: 2, retailers: 3 }]);
  expect(answer.rows[0]?.cells.map((cell) => [cell.shop, cell.currency, cell.selling_price, cell.is_lowest])).toEqual([
    ['Halvéo FR/FR', 'EUR', 6, null],
    ['Korbina DE/DE', 'EUR', 5, false],
    ['Korbina DE/DE', 'GBP', 3, false],
    ['Thistle GB/GB', 'GBP', 1, true],
  ]);
});

describe('stock', () => {
  const DAY = '2026-03-05';
  const OTHER = { merchant_name: 'QX', is_main_merchant: false, buybox_position: 2 };

  async function stocked() {
    const service = await ownAccount();
    await service.collect(DAY, [
      offer('soap', 'k', 3, 4, { availability: 0 }),
      offer('soap', 'k', 3.5, 4, OTHER),
      offer('soap', 'h', 2.9, 4),
      offer('cream', 'k', 6, 6, { availability: 0 }),
      offer('cream', 'k', 5.5, 6, { ...OTHER, availability: 0 }),
      offer('cream', 'h', 6, 6, { availability: 0 }),
      offer('cream', 'h', 5, 6, { ...OTHER, availability: null }),
    ]);
    return async (params: object) =>
      (await service.ask(matrix, { ...PARAMS, date: DAY, against: BEFORE, ...params })).answer.rows;
  }

  it('names the merchant in stock where the first one has none, and strikes out only what no merchant has', async () => {
    const rows = await (await stocked())({});
    const cells = rows.flatMap(({ sku, cells }) => cells.map((cell) => ({ sku, ...cell })));
    const words = cells.map(({ sku, shop, is_out, other_merchant, other_amount }) => [
      sku,
      shop,
      is_out,
      other_merchant,
      other_amount,
    ]);
    expect(words).toEqual([
      ['S2', 'Halvéo FR/FR', null, null, null],
      ['S2', 'Korbina DE/DE', true, null, null],
      ['S1', 'Halvéo FR/FR', false, null, null],
      ['S1', 'Korbina DE/DE', false, 'QX', 3.5],
    ]);
    expect(rows.map(({ sku, out_of_stock, attention }) => [sku, out_of_stock, attention])).toEqual([
      ['S2', 1, 1],
      ['S1', 0, 0],
    ]);
    expect(rows.find(({ sku }) => sku === 'S2')?.prices).toBe('Halvéo FR 6 EUR; Korbina DE 6 EUR out of stock');
  });

  it('keeps the other offers of an SKU that a filter of stock selects, and marks them', async () => {
    const rows = await (await stocked())({ stock: 'out' });
    const cells = rows.flatMap(({ sku, cells }) =>
      cells.map(({ shop, passes, selling_price }) => [sku, shop, passes, selling_price]),
    );
    expect(cells).toEqual([
      ['S2', 'Halvéo FR/FR', true, 6],
      ['S2', 'Korbina DE/DE', true, 6],
      ['S1', 'Halvéo FR/FR', false, 2.9],
      ['S1', 'Korbina DE/DE', true, 3],
    ]);
    const matches = await (await stocked())({ q: 'qx', retailer: 'Korbina DE' });
    expect(matches.map(({ sku, retailers }) => [sku, retailers])).toEqual([
      ['S2', 1],
      ['S1', 1],
    ]);
  });
});
