import { beforeAll, vi } from 'vitest';
import { priceFile } from '@/lib/contract/datasets/price';
import { REFETCH_HEADER } from '@/lib/contract/own-http';
import type { Answered } from '@/lib/queries/answer';
import { queryNamed } from '@/lib/queries/registry';
import { settleBackground } from '../base/in-background';
import { recordFile } from '../bulk/known-files';
import { GET, POST } from '../routes/query-route';
import { rawParams } from '../routes/raw-params';
import { configuredAccount } from '../service/service';
import { configuredDashboard, createRequest } from './configured';
import { fakeDelivery, pathOf } from './fake-delivery';
import { pageBody } from './fake-pages';
import { queryOf } from './fake-upstream';

/** A user's request to collect days outside the plan. */
const WITH_MISSING_DAYS = { [REFETCH_HEADER]: 'missing' };

/** Parameters that every query accepts. */
export const REQUIRED = { date: '2026-03-31', page: '101', visibility_source_id: '7', retailer_code: 'k' };

/** A banner that has moved since the day before. */
const banner = (name: string, request: URLSearchParams) => ({
  retailer_name: name,
  page_type: name,
  page_name: name,
  e_retail_media_types: [name],
  own_label_count: 1,
  competitor_label_count: 1,
  e_retail_media_url: `https://shop.example/${name}`,
  e_retail_media_position: request.get('date') === DAY_BEFORE ? 2 : 1,
  own_labels: [{ category: name, subcategory: name, brand: name }],
});
const score = (name: string) => ({
  visibility_source_name: name,
  searched_brand: name,
  searched_brand_group: name,
  is_own_brand: true,
  retailer_scores: [
    { retailer_name: name, retailer_code: name, own_product_count: 1, total_product_count: 4, is_target_met: false },
  ],
});

/** The day before that of `REQUIRED`. */
export const DAY_BEFORE = '2026-03-30';

/** Two offers out of stock, the first of which has taken the buybox. The price fell on the day, and during the day. */
const offers = (name: string, request: URLSearchParams) =>
  [false, true].map((is_main_merchant) => ({
    csku_id: name,
    product_title: name,
    barcode: name,
    brand_name: name,
    is_own_brand: true,
    retailer: name,
    retailer_country: name,
    product_id: name,
    merchant_name: is_main_merchant ? `${name} main` : name,
    is_main_merchant,
    buybox_position: is_main_merchant ? 2 : 1,
    availability: 0,
    currency: name,
    price:
      (name.length + Number(is_main_merchant)) *
      (request.get('date') === DAY_BEFORE ? 2 : 1) *
      (request.get('calculation_type') === 'MIN_PRICE' ? 0.5 : 1),
    price_2: 10,
    promotion_text: name,
  }));

/** A product that has lost page one since the day before. */
const rank = (name: string, request: URLSearchParams) => {
  const position = request.get('end_date') === DAY_BEFORE ? 3 : 30;
  return {
    ...{
      retailer_name: name,
      retailer_code: name,
      product_id: name,
      csku_title: name,
      barcode: name,
      brand_name: name,
    },
    ...{ is_customer_brand: true, is_psku: true },
    product_keywords: [
      {
        ...{ search_keyword_name: name, position, combined_position: position, page_no: position > 20 ? 2 : 1 },
        ...{ target: 10, is_on_target: position <= 10, is_no_data: false },
      },
    ],
  };
};

/** An SKU below the target whose rating fell since the day before. */
const rating = (name: string, request: URLSearchParams) => ({
  ...{ retailer: name, brand: name, service_sku_id: name, service_sku_name: name, review_count: 1 },
  average_rating: request.get('end_date') === DAY_BEFORE ? 3.5 : 3,
});

/** The shelf of `REQUIRED`, in reverse on the day before. */
function shelfOf(names: readonly string[], request: URLSearchParams) {
  const ordered = request.get('date') === DAY_BEFORE ? names.toReversed() : names;
  const listings = ordered.map((name, index) => ({
    ...{ product_id: name, product_title: name, brand_name: name, merchant_name: name },
    ...{ is_searched_brand: false, is_sponsored: false, position: index + 1, combined_position: index + 1, page_no: 1 },
  }));
  return { visibility_source_name: 'soap', searched_brand: 'Velquin', is_own_brand: true, listings };
}

const ROWS = new Map<string, (name: string, request: URLSearchParams) => object | object[]>([
  ['/e-retail-media', banner],
  ['/visibility/scores', score],
  ['/price', offers],
  ['/visibility/search-by-product', rank],
  ['/scorecard', rating],
]);

/** Returns the body of an answer with a row of each name. Undefined for a path without such rows. */
function bodyWithNames(names: readonly string[], path: string, request: URLSearchParams): string | undefined {
  if (path === '/visibility/listings') return JSON.stringify(shelfOf(names, request));
  const rowsOf = ROWS.get(path);
  if (!rowsOf) return undefined;
  const rows = names.flatMap((name) => rowsOf(name, request));
  const { start_date, end_date } = Object.fromEntries(request);
  if (path === '/scorecard') return JSON.stringify(rows);
  return pageBody(rows, end_date === undefined ? {} : { start_date, end_date });
}

/** Sets up a dashboard for a test file, with a banner, a score, a rank, a rating and offers of each name, and some competitions. */
export function dashboardWithNames(names: readonly string[]) {
  const upstream = configuredDashboard();
  const deliver = fakeDelivery({});
  beforeAll(async () => {
    upstream.answer = (incoming, response) => {
      const body = bodyWithNames(names, pathOf(incoming), queryOf(incoming));
      if (body) response.writeHead(200, { 'content-type': 'application/json' }).end(body);
      else deliver(incoming, response);
    };
    for (const query of [
      'banners/tiles',
      'banners/changes',
      'visibility/tiles',
      'price-competition/tiles',
      'prices/changes',
      'prices/flash',
      'rankings/tiles',
      'scorecards/tiles',
      'shelf/shelf',
    ])
      await collectDays(query);
    await recordGap();
    await settleBackground();
  });
}

/** Collects the days of a query. */
async function collectDays(query: string): Promise<void> {
  const search = new URLSearchParams({ ...REQUIRED, against: DAY_BEFORE });
  await requestQuery(query, search, WITH_MISSING_DAYS);
  await vi.waitUntil(
    async () => {
      const { coverage } = (await (await requestQuery(query, search)).json()) as Answered<unknown>;
      return coverage.every(({ pending }) => !pending);
    },
    { timeout: 60_000 },
  );
}

/** Records files of four days, and a failed request for a day between them. */
async function recordGap(): Promise<void> {
  for (const day of [20, 21, 22, 23, 24]) {
    const file = { dataset: priceFile, date: `2026-03-${day}`, hour: 5, encoding: 'csv' as const };
    const outcome = day === 22 ? 'not_found' : 'file';
    await recordFile(configuredAccount(), file, { outcome, source: 'check' });
  }
}

/** Calls the route of a query, such as `banners/tiles`. */
export function requestQuery(query: string, search: URLSearchParams, headers: HeadersInit = {}): Promise<Response> {
  const [page, name] = query.split('/');
  const context = { params: Promise.resolve({ page, name }) };
  if (!queryNamed(query)?.isPosted) return GET(createRequest(`/query/${query}?${search}`, { headers }), context);
  const body = JSON.stringify(rawParams(search));
  return POST(createRequest(`/query/${query}`, { method: 'POST', headers, body }), context);
}
