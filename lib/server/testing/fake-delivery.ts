import type { IncomingMessage, RequestListener } from 'node:http';
import { LATEST_DATE } from '@/lib/contract/params';
import { queryOf, sendJson } from './fake-upstream';

/** The data of `fakeDelivery`. */
export interface FakeData {
  /** Returns whether a day has data, which every day has by default. */
  hasDay?(day: string): boolean;
  /** Returns the selling price of all products on a day. */
  priceOf?(day: string): number;
  /** Returns the newest day, by default none. */
  newest?(): string;
  /** Banners of each day. */
  banners?: number;
  /** Returns the number of offers with a type of price, by default two. */
  offersOf?(calculationType: string): number;
}

const envelope = (items: readonly object[]) => ({
  items,
  total: items.length,
  page_size: 1000,
  current_page: 1,
  page_count: items.length === 0 ? 0 : 1,
});

/** A conforming service with two offers, a competition, a power keyword and a shelf on each day. */
export function fakeDelivery({
  hasDay = () => true,
  priceOf = () => 2.5,
  newest = () => '',
  banners = 1,
  offersOf = () => 2,
}: FakeData): RequestListener {
  return (request, response) => {
    const query = queryOf(request);
    const path = pathOf(request);
    const date = query.get('date') ?? query.get('end_date') ?? '';
    const day = date === LATEST_DATE ? newest() : date;
    const hasData = day !== '' && hasDay(day);
    const crawling_time = `${day}T06:00:00Z`;
    if (path === '/price') {
      const offer = { retailer: 'R', currency: 'EUR', price: priceOf(day), tags: [], crawling_time, date: day };
      const count = hasData ? offersOf(query.get('calculation_type') ?? '') : 0;
      return sendJson(response, envelope([...'ABCDEFGHIJ'.slice(0, count)].map((csku_id) => ({ csku_id, ...offer }))));
    }
    if (path.startsWith('/price-competition/'))
      return sendJson(response, { competitions: [competition(query, hasDay, priceOf)] });
    if (path === '/visibility/scores') return sendJson(response, envelope(hasData ? [score(query)] : []));
    if (path === '/visibility/search-by-product') {
      const ranks = { ...envelope(hasData ? [ranked] : []), start_date: day, end_date: day };
      return sendJson(response, ranks);
    }
    if (path === '/visibility/listings')
      return sendJson(response, {
        visibility_source_name: 'soap',
        listings: hasData ? [{ position: 1, crawling_time }] : [],
      });
    if (path === '/e-retail-media')
      return sendJson(response, envelope(hasData ? Array.from({ length: banners }, (_, index) => banner(index)) : []));
    if (path.endsWith('/files')) return sendJson(response, { files: [] });
    if (path === '/scorecard') return sendJson(response, hasData ? [{ retailer: 'R', average_rating: 4 }] : []);
    sendJson(response, { status: 404 }, 404);
  };
}

export function pathOf(request: Pick<IncomingMessage, 'url'>): string {
  return new URL(request.url ?? '/', 'http://fake').pathname;
}

const banner = (index: number) => ({ retailer_name: 'R', page_type: 'HOME', e_retail_media_position: index + 1 });

const ranked = {
  search_product_id: 1,
  retailer_code: 'r',
  product_keywords: [{ search_keyword_id: 7, search_keyword_name: 'soap', position: 3 }],
};

function score(query: URLSearchParams) {
  const is_power_visibility_source = query.get('visibility_type') === 'SEARCH';
  const scores = [{ retailer_code: 'r', own_product_count: 1, total_product_count: 20, score: 5 }];
  return {
    visibility_source_id: 7,
    visibility_source_name: 'soap',
    is_power_visibility_source,
    retailer_scores: scores,
  };
}

function competition(query: URLSearchParams, hasDay: (day: string) => boolean, priceOf: (day: string) => number) {
  const from = Date.parse(query.get('start_date') ?? '');
  const count = (Date.parse(query.get('end_date') ?? '') - from) / 86_400_000 + 1;
  const days = Array.from({ length: count }, (_, index) =>
    new Date(from + index * 86_400_000).toISOString().slice(0, 10),
  );
  const side = { retailer: 'R', name: 'Soap', product: null };
  const noPrice = { status: 'NO_DATA', rsp_value: '', rrp_value: '' };
  const noData = { base_status: 'NO_DATA', standard: { base: noPrice, benchmark: noPrice } };
  const data = (day: string) => (hasDay(day) ? { base: priceOf(day), benchmark: 2, index: 125 } : noData);
  return {
    ...{ competition_id: '0b3f1a52-0000-4000-8000-000000000001', base: side, benchmark: side, coloring_levels: null },
    date_buckets: days.map((day) => ({ start_date: day, end_date: day, data: [data(day)] })),
  };
}
