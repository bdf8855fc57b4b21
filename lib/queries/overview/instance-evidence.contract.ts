import { expect, it } from 'vitest';
import { eRetailMedia } from '@/lib/contract/e-retail-media';
import { price } from '@/lib/contract/price';
import { scorecard } from '@/lib/contract/scorecard';
import { visibilitySearchByProduct } from '@/lib/contract/visibility-search-by-product';
import { addDays, daysFrom } from '@/lib/queries/shared/dates';
import { ownAccount, sharedAccount } from '@/lib/server/testing/collected';
import { pageBody } from '@/lib/server/testing/fake-pages';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { items } from './items';
import { openLines } from './open-lines';
import { problems } from './problems';

ownDatabase();

const DAY = '2026-03-08';
const DAYS = daysFrom(addDays(DAY, -6), DAY);
const PARAMS = { date: DAY, days: 7 };
const PAGE = 'https://korbina.example/p/1';

const offer = {
  ...{ csku_id: 'S1', product_id: 'P1', product_title: 'Shampoo', is_own_brand: true, tags: [], currency: 'EUR' },
  ...{ retailer: 'Korbina DE', retailer_country: 'DE', merchant_name: 'QX', is_main_merchant: false },
  ...{ buybox_position: 1, availability: 1, price: 2.4, url: PAGE, crawling_time: `${DAY}T05:12:31Z` },
};

const NAMES = { product_id: 'P1', search_keyword_name: 'soap' };

/** An SKU that lost the buybox, has fallen off page one from #2 to `rank`, and has a rating below target. */
async function service(
  rank: number | null = 33,
  { product_id, search_keyword_name } = NAMES,
  offers: readonly object[] = [offer],
) {
  const account = await ownAccount(price, { [DAY]: offers });
  const row = { retailer: 'Korbina DE', service_sku_id: 'S1', service_sku_name: 'Shampoo', average_rating: 3.5 };
  const range = { start_date: DAY, end_date: DAY };
  await account.collectValue(range, JSON.stringify([{ ...row, review_count: 5, ...range }]), scorecard);
  const answers = DAYS.flatMap((day) => {
    const position = day === DAY ? rank : 2;
    const keyword = {
      ...{ search_keyword_id: 1, search_keyword_name, position, combined_position: position },
      ...{ page_no: position && Math.ceil(position / 10), target: 5, is_on_target: position === 2, is_no_data: false },
    };
    const product = {
      ...{ product_id, csku_title: 'Shampoo', retailer_name: 'Korbina DE', retailer_code: 'k' },
      ...{ is_customer_brand: true, product_keywords: [keyword] },
    };
    const on = { start_date: day, end_date: day };
    const body = pageBody([product], on);
    return ['ORGANIC', 'OVERALL'].map((position_type) => ({ params: { ...on, position_type }, body }));
  });
  await account.collectValues(answers, visibilitySearchByProduct);
  return account;
}

it('adds product page and crawl time to prices, ratings and ranks', async () => {
  const { rows } = (await (await service()).ask(items, { ...PARAMS, sort: 'problem.asc' })).answer;
  expect(rows.map(({ rule, url, crawled_at }) => [rule, url, crawled_at])).toEqual(
    ['buybox_lost', 'page_one_lost', 'rating_below_target'].map((rule) => [rule, PAGE, `${DAY} 05:12`]),
  );
});

it('adds no page to ratings and ranks if the retailer has the product in several countries', async () => {
  const abroad = { ...offer, retailer_country: 'AT', url: 'https://korbina.example/at/1', is_main_merchant: true };
  const account = await service(33, NAMES, [offer, abroad]);
  const { rows } = (await account.ask(items, { ...PARAMS, sort: 'problem.asc' })).answer;
  expect(rows.map(({ rule, url, crawled_at }) => [rule, url, crawled_at])).toEqual([
    ['buybox_lost', PAGE, `${DAY} 05:12`],
    ['page_one_lost', null, null],
    ['rating_below_target', null, null],
  ]);
});

it('adds no currency to a price if the retailer has the SKU in several', async () => {
  const account = await service(33, NAMES, [offer, { ...offer, currency: 'CHF', buybox_position: 2 }]);
  const { rows } = (await account.ask(items, { ...PARAMS, rule: 'buybox_lost' })).answer;
  expect(rows).toMatchObject([{ value: 2.4, unit: '' }]);
});

/** A home page with three banners of a brand. */
const homePage = (brand: string) =>
  [1, 2, 3].map((position) => ({
    ...{ retailer_name: 'Korbina DE', page_type: 'HOME_PAGE', page_name: 'Home', page_url: 'https://korbina.example' },
    ...{ e_retail_media_position: position, own_label_count: 0, competitor_label_count: 1, own_labels: [] },
    ...{ competitor_labels: [{ category: null, subcategory: null, brand }], e_retail_media_types: [] },
  }));

it('adds the home page that was taken over', async () => {
  const account = await sharedAccount(eRetailMedia, { [DAY]: homePage('Fenwarra') });
  const { rows } = (await account.ask(items, PARAMS)).answer;
  expect(rows).toMatchObject([{ rule: 'home_page_takeover', url: 'https://korbina.example', crawled_at: null }]);
});

it('names the brand that has the home page on the day, also if another one took it over', async () => {
  const [opened = DAY] = DAYS;
  const account = await sharedAccount(eRetailMedia, { [opened]: homePage('Fenwarra'), [DAY]: homePage('Oskarine') });
  const lines = openLines((await account.ask(problems, PARAMS)).answer);
  expect(lines).toMatchObject([{ rule: 'home_page_takeover', since: opened, example: { who: 'Oskarine' } }]);
});

it('has neither page nor currency if the day has no offers', async () => {
  const on = { start_date: DAY, end_date: DAY };
  const keyword = { search_keyword_id: 1, search_keyword_name: 'soap', position: 9, target: 5, is_on_target: false };
  const product = { product_id: 'P1', retailer_name: 'Korbina DE', retailer_code: 'k', is_customer_brand: true };
  const account = await ownAccount(visibilitySearchByProduct, {});
  await account.collectValue(on, pageBody([{ ...product, product_keywords: [keyword] }], on));
  const [line] = openLines((await account.ask(problems, PARAMS)).answer);
  expect(line).toMatchObject({ items: 1, keys: ['1/k/P1'], example: { currency: '' } });
  const [row] = (await account.ask(items, PARAMS)).answer.rows;
  expect(row).toMatchObject({ url: null, crawled_at: null, unit: 'position' });
});

it('states the unit of both figures, for prices their currency', async () => {
  const { rows } = (await (await service()).ask(items, PARAMS)).answer;
  const units = Object.fromEntries(rows.map(({ rule, value, reference, unit }) => [rule, [value, reference, unit]]));
  expect(units).toMatchObject({
    buybox_lost: [2.4, null, 'EUR'],
    page_one_lost: [33, null, 'position'],
    rating_below_target: [3.5, 4, 'stars'],
  });
});

it('has the rank of a product that has fallen off page one, if it has one', async () => {
  const ranksOf = async (account: Awaited<ReturnType<typeof service>>) =>
    (await account.ask(items, { ...PARAMS, rule: 'page_one_lost' })).answer.rows.map(({ value }) => value);
  expect(await ranksOf(await service(33))).toEqual([33]);
  expect(await ranksOf(await service(null))).toEqual([null]);
});

it('identifies SKUs and ranks with any characters', async () => {
  const account = await service(33, { product_id: 'P/1', search_keyword_name: 'soap “soft” 5/6' });
  const lines = openLines((await account.ask(problems, PARAMS)).answer);
  const keys = lines.map(({ rule, keys }) => [rule, keys] as const);
  expect(keys).toContainEqual(['page_one_lost', ['1/k/P/1']]);
  expect(keys).toContainEqual(['buybox_lost', ['S1']]);
  expect(keys).toContainEqual(['rating_below_target', ['S1']]);
});
