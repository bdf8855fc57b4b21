import { expect, it } from 'vitest';
import { eRetailMedia } from '@/lib/contract/e-retail-media';
import type { JsonEndpoint } from '@/lib/contract/endpoint';
import { price } from '@/lib/contract/price';
import { priceCompetition } from '@/lib/contract/price-competition';
import { scorecard } from '@/lib/contract/scorecard';
import { SENDABLE_RULES } from '@/lib/contract/sendable-rules';
import { visibilityScores } from '@/lib/contract/visibility-scores';
import { visibilitySearchByProduct } from '@/lib/contract/visibility-search-by-product';
import { SIGNAL_WORDS } from '@/lib/metrics/signals.words';
import { bucket, competition, row } from '@/lib/queries/price-competition/test-answers';
import { addDays, daysFrom } from '@/lib/queries/shared/dates';
import { ownAccount } from '@/lib/server/testing/collected';
import { pageBody } from '@/lib/server/testing/fake-pages';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { points } from '../points';
import { send } from '../send';
import { LANGUAGE_CODES, LANGUAGES } from './languages';
import { toLetter } from './letter';
import { toHtml, toPlainText } from './letter-text';

ownDatabase();

const DAY = '2026-03-08';
const DAYS = daysFrom(addDays(DAY, -6), DAY);
const RETAILER = 'Korbina DE';
const PARAMS = { date: DAY, days: 7, page: '101', retailer: RETAILER };

/** Figures and names that no retailer may read. Each is found nowhere else. */
const SECRETS = {
  listPrice: 3.71,
  index: 141,
  limit: 97.3,
  rivalPrice: '6.83',
  target: 17,
  rating: 3.19,
  score: 12.57,
  scoreTarget: 86.4,
  rival: 'Fenwarra',
};

/** A service with each rule broken at one retailer on the last day, of which the first days are good. */
async function everythingBad() {
  const service = await ownAccount(price, {});
  const add = (endpoint: JsonEndpoint, params: Record<string, unknown>, body: string) =>
    service.collectValue(params, body, endpoint);
  const offer = {
    ...{ csku_id: 'S1', product_id: 'P1', product_title: 'Shampoo', barcode: '4001234567890', brand_name: 'Velquin' },
    ...{ is_own_brand: true, tags: [], currency: 'EUR', retailer: RETAILER, retailer_country: 'DE', availability: 0 },
    ...{ merchant_name: 'QX', is_main_merchant: false, buybox_position: 1, price: 4.2, price_2: SECRETS.listPrice },
    ...{ url: 'https://korbina.example/p/1', crawling_time: `${DAY}T05:12:31Z` },
  };
  const rival = { ...offer, csku_id: 'R1', product_title: `${SECRETS.rival} Gel`, brand_name: SECRETS.rival };
  await service.collect(DAY, [offer, { ...rival, is_own_brand: false, price: Number(SECRETS.rivalPrice) }]);
  for (const day of DAYS) {
    const on = { start_date: day, end_date: day };
    const isLast = day === DAY;
    // One cause is one line, so each rule has a keyword of its own.
    const ranked = (search_keyword_name: string, position: number, is_on_target: boolean | null) => ({
      ...{ search_keyword_id: search_keyword_name.length, search_keyword_name, is_on_target, is_no_data: false },
      ...{ position, combined_position: position, page_no: Math.ceil(position / 10), target: SECRETS.target },
    });
    const own = { product_id: 'P1', csku_title: 'Shampoo', retailer_name: RETAILER, retailer_code: 'k' };
    const product = {
      ...{ ...own, brand_name: 'Velquin', is_customer_brand: true },
      product_keywords: isLast
        ? [ranked('soap', 33, null), ranked('lotion', 33, true), ranked('cream', 8, false)]
        : [ranked('soap', 2, null), ranked('lotion', 12, true), ranked('cream', 3, true)],
    };
    const sponsored = [1, 2, 3].map((position) => ({
      ...{ ...own, product_id: `R${position}`, csku_title: `${SECRETS.rival} Gel`, brand_name: SECRETS.rival },
      ...{ is_customer_brand: false, product_keywords: [ranked('shampoo', position, null)] },
    }));
    const rank = (position_type: string) => pageBody(position_type === 'SPONSORED' ? sponsored : [product], on);
    for (const position_type of ['ORGANIC', 'OVERALL', 'SPONSORED'])
      await add(visibilitySearchByProduct, { ...on, position_type }, rank(position_type));
    const rated = { retailer: RETAILER, service_sku_id: 'S1', service_sku_name: 'Shampoo', review_count: 5, ...on };
    await add(scorecard, on, JSON.stringify([{ ...rated, average_rating: isLast ? SECRETS.rating : 4.6 }]));
    const label = (brand: string) => ({ category: null, subcategory: null, brand });
    const banners = Array.from({ length: 12 }, (_, index) => ({
      ...{ retailer_name: RETAILER, page_type: 'HOME_PAGE', page_name: 'Home', page_url: 'https://korbina.example' },
      ...{ e_retail_media_position: index + 1, e_retail_media_types: [] },
      ...(isLast
        ? { own_label_count: 0, competitor_label_count: 1, own_labels: [], competitor_labels: [label(SECRETS.rival)] }
        : { own_label_count: 1, competitor_label_count: 0, own_labels: [label('Velquin')], competitor_labels: [] }),
    }));
    await add(eRetailMedia, { date: day }, pageBody(banners));
  }
  const scored = {
    ...{ visibility_source_id: 1, visibility_source_name: 'soap', searched_brand: 'Velquin', is_own_brand: true },
    retailer_scores: [
      {
        ...{ retailer_name: RETAILER, retailer_code: 'k', own_product_count: 1, total_product_count: 20 },
        ...{ score: SECRETS.score, target: SECRETS.scoreTarget, is_target_met: false },
      },
    ],
  };
  await add(visibilityScores, { date: DAY, visibility_type: 'SEARCH', first_n_products: 20 }, pageBody([scored]));
  const off = competition({
    coloring_levels: { target_min: SECRETS.limit, target_max: 102, margin: 5 },
    date_buckets: [
      bucket(DAY, row({ index: SECRETS.index, verdict: 'NEGATIVE', base: '4.20', benchmark: SECRETS.rivalPrice })),
    ],
  });
  const range = { start_date: DAY, end_date: DAY, customer_page_id: 101 };
  await add(
    priceCompetition,
    { ...range, time_dimension: 'DAILY', price_type: 'TOTAL' },
    JSON.stringify({ competitions: [off] }),
  );
  return service;
}

it('holds no index, limit, target, rating, list price, or brand and price of a competitor, whatever is bad', async () => {
  const service = await everythingBad();
  const list = (await service.ask(send, PARAMS)).answer;
  expect([...list.points, ...list.internal].map(({ rule }) => rule).toSorted()).toEqual(
    Object.keys(SIGNAL_WORDS).toSorted(),
  );
  expect(list.points.map(({ rule }) => rule).toSorted()).toEqual(SENDABLE_RULES.toSorted());
  for (const code of LANGUAGE_CODES) {
    const language = LANGUAGES[code];
    const letter = toLetter({ retailer: RETAILER, country: list.country, date: DAY, points: list.points }, language);
    const { rows } = (await service.ask(points, { ...PARAMS, language: code })).answer;
    expect(rows).toHaveLength(SENDABLE_RULES.length);
    for (const text of [toPlainText(letter), toHtml(letter), JSON.stringify(rows)]) {
      for (const secret of Object.values(SECRETS)) {
        expect(text).not.toContain(String(secret));
        expect(text).not.toContain(String(secret).replace('.', ','));
      }
      expect(text).not.toMatch(/index|limit|target|margin|rating|ziel|grenze|marge|bewertung/i);
    }
  }
});
