import { describe, expect, it } from 'vitest';
import { pageDates } from '@/components/layout/define-page';
import { evidenceOf } from '@/components/overview/evidence';
import { prices, tableParams } from '@/components/prices/page';
import { rankings, ranksParams } from '@/components/rankings/page';
import { scorecards, skusParams } from '@/components/scorecards/page';
import { readAddress } from '@/lib/client/address/address';
import { type PriceItem, price } from '@/lib/contract/price';
import { type ScorecardRow, scorecard } from '@/lib/contract/scorecard';
import { type SearchProduct, visibilitySearchByProduct } from '@/lib/contract/visibility-search-by-product';
import type { SignalName } from '@/lib/metrics/signals.words';
import { openLines } from '@/lib/queries/overview/open-lines';
import { type Problem, problems } from '@/lib/queries/overview/problems';
import { matrix } from '@/lib/queries/prices/matrix';
import { tiles } from '@/lib/queries/prices/tiles';
import { all } from '@/lib/queries/rankings/all';
import { tiles as rankingTiles } from '@/lib/queries/rankings/tiles';
import { skus } from '@/lib/queries/scorecards/skus';
import { tiles as scorecardTiles } from '@/lib/queries/scorecards/tiles';
import { addDays, daysFrom } from '@/lib/queries/shared/dates';
import { ownAccount, sharedAccount, sharedBy } from '@/lib/server/testing/collected';
import { pageBody } from '@/lib/server/testing/fake-pages';
import { ownDatabase } from '@/lib/server/testing/own-database';

// What pages show by the parameters of the links of the Overview.
ownDatabase();

const DAY = '2026-03-08';

function follow(problem: Problem) {
  const { href, ...promised } = evidenceOf(problem, { date: DAY, page: [] });
  return { ...promised, search: new URL(href, 'https://dashboard.example').searchParams };
}

const offer = (csku_id: string | null, over: Partial<PriceItem> = {}): PriceItem => ({
  ...{ csku_id, product_title: csku_id, barcode: null, brand_name: 'Velquin', is_own_brand: true, tags: [] },
  ...{ retailer: 'Korbina DE', retailer_country: 'DE', product_id: null, merchant_name: 'Korbina', url: null },
  ...{ is_psku: false, is_main_merchant: true, currency: 'EUR', availability: 1, buybox_position: 1, price: 4 },
  ...{ price_2: 5, discount_amount: 1, cargo_fee: null, promotion_text: null, crawling_time: null, date: DAY },
  ...over,
});

describe('Prices', () => {
  const other = { merchant_name: 'QX', is_main_merchant: false };
  const OFFERS = [
    ...[offer('sold-out', { availability: 0 }), offer('sold-out', { ...other, availability: 0, buybox_position: 2 })],
    ...[offer('in-stock', { availability: 0 }), offer('in-stock', { ...other, buybox_position: 2 })],
    ...[offer('lost', { buybox_position: 2 }), offer('lost', { ...other, price: 3.9 })],
    ...[offer('dear', { price: 6 }), offer('dear', { ...other, price: 7, buybox_position: 2 })],
    ...[offer('other-country', { availability: 0, retailer_country: 'AT' }), offer('other-country')],
    ...[offer('rival', { is_own_brand: false, availability: 0 }), offer('sold-out', { retailer: 'Plazora DE' })],
    offer(null, { product_id: 'P1', product_title: 'nameless', retailer: 'Plazora DE', availability: 0 }),
  ];
  /** The parameters of the page at an address, and of its tables. */
  function paramsOf(search: URLSearchParams) {
    const address = readAddress(prices.address, Object.fromEntries(search));
    const params = prices.params(address, pageDates(prices, address, null, DAY), { opening: DAY });
    return { params, ofTable: tableParams(params, address) };
  }

  it('shows as many SKUs as a problem has items, and leaves the tiles alone', async () => {
    const service = await sharedAccount(price, { [DAY]: OFFERS });
    const lines = openLines((await service.ask(problems, { date: DAY, days: 1 })).answer);
    const actual = await Promise.all(
      lines.map(async (line) => {
        const { search, rows, noun } = follow(line);
        const { params, ofTable } = paramsOf(search);
        const { answer } = await service.ask(matrix, ofTable);
        const figures = await service.ask(tiles, params);
        const count = figures.answer.find(({ name }) => name === 'offers')?.value;
        const skus = rows === null ? [] : answer.rows.map(({ sku }) => sku).toSorted();
        return { rule: line.rule, retailer: line.retailer, rows, noun, skus, counted: count };
      }),
    );
    // The tiles count all own offers of the retailer.
    const common = { retailer: 'Korbina DE', noun: 'SKU', counted: 10 };
    expect(actual).toEqual(
      expect.arrayContaining([
        { ...common, rule: 'buybox_lost', rows: 1, skus: ['lost'] },
        { ...common, rule: 'above_list_price', rows: 1, skus: ['dear'] },
        { ...common, rule: 'out_of_stock', rows: 2, skus: ['other-country', 'sold-out'] },
        // The service states no identifier of this SKU, so Prices cannot select it.
        { retailer: 'Plazora DE', noun: 'offer', rule: 'out_of_stock', rows: null, skus: [], counted: 1 },
      ]),
    );
    expect(actual).toHaveLength(4);
  });
});

describe('Rankings', () => {
  const DAYS = daysFrom(addDays(DAY, -7), DAY);
  type Rank = number | null;
  /** Ranks for "soap" by day; null is a day without a position. The first page has ten. */
  const RANKS: Record<string, Rank[]> = {
    early: [2, 2, 2, 2, 2, 2, 14, 14],
    late: [3, 3, 3, 3, 3, 3, 3, 15],
    gone: [4, 4, 4, 4, 4, 4, null, null],
    steady: [5, 5, 5, 5, 5, 5, 5, 5],
    risen: [30, 30, 30, 30, 30, 30, 6, 6],
    deep: [12, 12, 12, 12, 12, 12, 12, 30],
  };
  const product = (
    name: string,
    position: Rank,
    keyword: string,
    over: Partial<SearchProduct> = {},
  ): SearchProduct => ({
    ...{ search_product_id: null, barcode: null, brand_name: 'Velquin', retailer_name: 'Korbina DE' },
    ...{ retailer_code: 'k', product_id: name, csku_title: name, is_customer_brand: true, is_psku: false },
    product_keywords: [
      {
        ...{ search_keyword_id: keyword.length, search_keyword_name: keyword, position, combined_position: position },
        page_no: position === null ? null : Math.ceil(position / 10),
        ...{ target: 5, is_on_target: position !== null && position <= 5, is_no_data: false },
      },
    ],
    ...over,
  });
  const rivals = (names: string[]) =>
    names.map((name, index) =>
      product(name, index + 1, 'lotion', { is_customer_brand: false, brand_name: 'Fenwarra' }),
    );
  const answers = {
    ORGANIC: DAYS.map((_, index) =>
      Object.entries(RANKS).map(([name, ranks]) => product(name, ranks[index] ?? null, 'soap')),
    ),
    SPONSORED: DAYS.map(() => rivals(['R1', 'R2', 'R3'])),
  };

  const account = sharedBy(async () => {
    const service = await ownAccount(visibilitySearchByProduct, {});
    const types = Object.entries({ ...answers, OVERALL: answers.ORGANIC });
    const collected = DAYS.flatMap((day, index) => {
      const range = { start_date: day, end_date: day };
      return types.map(([position_type, days]) => ({
        params: { ...range, position_type },
        body: pageBody(days[index] ?? [], range),
      }));
    });
    await service.collectValues(collected);
    return service;
  });
  type Service = Awaited<ReturnType<typeof account>>;

  async function linesOf({ ask }: Service, rule: SignalName) {
    const { answer } = await ask(problems, { date: DAY, days: 8 });
    return openLines(answer).filter((line) => line.rule === rule);
  }

  function paramsOf(search: URLSearchParams) {
    const address = readAddress(rankings.address, Object.fromEntries(search));
    return { address, params: rankings.params(address, pageDates(rankings, address, null, DAY), { opening: DAY }) };
  }

  /** The day of each line with the products that its link shows, newest day first. */
  async function shownOf(rule: SignalName) {
    const service = await account();
    const lines = await linesOf(service, rule);
    return Promise.all(
      lines
        .toSorted((a, b) => b.since.localeCompare(a.since))
        .map(async (line) => {
          const { search, noun, rows } = follow(line);
          const { params, address } = paramsOf(search);
          const { answer } = await service.ask(all, ranksParams(params, address));
          expect([noun, rows, line.items]).toEqual(['rank', answer.total, answer.total]);
          // The figures are those of the retailer, whatever the line counts.
          const figures = await service.ask(rankingTiles, params);
          expect(figures.answer.find(({ name }) => name === 'on_page_one')).toMatchObject({
            whole: Object.keys(RANKS).length,
          });
          return [line.since, answer.rows.map(({ product }) => product).toSorted()];
        }),
    );
  }
  const BEFORE = addDays(DAY, -1);

  it('shows the ranks that fell off the first page on the day of a line', async () => {
    expect(await shownOf('page_one_lost')).toEqual([
      [DAY, ['late']],
      [BEFORE, ['early', 'gone']],
    ]);
  });

  it('shows the fallen ranks, and no other that moved', async () => {
    expect(await shownOf('rank_fallen')).toEqual([[DAY, ['deep']]]);
  });

  it('shows the ranks that miss a target', async () => {
    expect(await shownOf('rank_target_missed')).toEqual([[addDays(DAY, -7), ['deep', 'risen']]]);
  });

  it('shows the bought keywords by their sponsored ranks', async () => {
    const service = await account();
    const [line] = await linesOf(service, 'keyword_bought');
    expect(line).toMatchObject({ items: 1, keys: ['6/k'] });
    const { search, noun, rows } = follow(line as Problem);
    const { params, address } = paramsOf(search);
    const { answer } = await service.ask(all, ranksParams(params, address));
    expect([noun, rows]).toEqual(['rank', null]);
    const ofRival = { keyword_name: 'lotion', brand_name: 'Fenwarra' };
    expect(answer.rows).toMatchObject([1, 2, 3].map((rank) => ({ ...ofRival, rank })));
  });
});

describe('Scorecards', () => {
  const RATINGS: Readonly<Record<string, (day: string) => number>> = {
    ...{ low: () => 3.5, fine: () => 4.5, rival: () => 3 },
    fallen: (day) => (day === DAY ? 4.1 : 4.6),
  };
  const rated = (name: string, retailer: string, day: string): ScorecardRow => ({
    ...{ retailer, brand: 'Velquin', service_sku_id: name, service_sku_name: name, review_count: 20 },
    ...{ average_rating: RATINGS[name]?.(day) ?? null, start_date: day, end_date: day },
  });

  it('shows as many ratings as a problem has items, and leaves the tiles alone', async () => {
    const service = await ownAccount(scorecard, {});
    for (const day of daysFrom(addDays(DAY, -7), DAY)) {
      const rows = [
        ...Object.keys(RATINGS).map((name) => rated(name, 'Korbina DE', day)),
        rated('low', 'Plazora DE', day),
      ];
      await service.collectValue({ start_date: day, end_date: day }, JSON.stringify(rows));
      const offers = Object.keys(RATINGS).map((name) => offer(name, { is_own_brand: name !== 'rival', date: day }));
      await service.collectValue({ date: day }, pageBody(offers), price);
    }
    const lines = openLines((await service.ask(problems, { date: DAY, days: 8 })).answer).filter(({ rule }) =>
      rule.startsWith('rating'),
    );
    const actual = await Promise.all(
      lines.map(async (line) => {
        const { search, rows, noun } = follow(line);
        const address = readAddress(scorecards.address, Object.fromEntries(search));
        const params = scorecards.params(address, pageDates(scorecards, address, null, DAY), { opening: DAY });
        const { answer } = await service.ask(skus, skusParams(params, address.view ?? 'all', address));
        const figures = await service.ask(scorecardTiles, params);
        const count = figures.answer.find(({ name }) => name === 'rating')?.whole;
        return [line.rule, line.retailer, noun, rows, answer.rows.map(({ sku_name }) => sku_name), count];
      }),
    );
    // The tiles count all own SKUs of the retailer.
    expect(actual.toSorted()).toEqual([
      ['rating_below_target', 'Korbina DE', 'rating', 1, ['low'], 3],
      ['rating_below_target', 'Plazora DE', 'rating', 1, ['low'], 1],
      ['rating_fallen', 'Korbina DE', 'rating', 1, ['fallen'], 3],
    ]);
  });
});
