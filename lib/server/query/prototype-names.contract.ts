import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { allQueries } from '@/lib/queries/registry';
import { settleBackground } from '../store/in-background';
import { asked, configuredDashboard } from '../testing/configured';
import { fakeDelivery, pathOf } from '../testing/fake-delivery';
import { pageBody } from '../testing/fake-pages';
import { GET } from './route';

const upstream = configuredDashboard();
const NAMES = ['constructor', '__proto__', 'toString'];
const REQUIRED = { date: '2026-03-31', page: '101' };

const deliver = fakeDelivery({});
const banner = (name: string) => ({
  ...{ retailer_name: name, page_type: name, page_name: name, e_retail_media_types: [name] },
  ...{ own_label_count: 1, competitor_label_count: 1, e_retail_media_url: `https://shop.example/${name}` },
  own_labels: [{ category: name, subcategory: name, brand: name }],
});
const score = (name: string) => ({
  ...{ visibility_source_name: name, searched_brand: name, searched_brand_group: name, is_own_brand: true },
  retailer_scores: [{ retailer_name: name, retailer_code: name, own_product_count: 1, total_product_count: 4 }],
});

const ROWS = new Map<string, (name: string) => object>([
  ['/e-retail-media', banner],
  ['/visibility/scores', score],
]);

/** Every parameter of a query that accepts the name as its value. */
function paramsWith(name: string, { params }: (typeof allQueries)[number]): URLSearchParams {
  const { shape } = params as unknown as z.ZodMiniObject<Record<string, z.ZodMiniType>>;
  const given = Object.entries(shape).filter(
    ([param, schema]) => !Object.hasOwn(REQUIRED, param) && z.safeParse(schema, name).success,
  );
  return new URLSearchParams({ ...REQUIRED, ...Object.fromEntries(given.map(([param]) => [param, name])) });
}

function request(query: string, search: URLSearchParams) {
  const [page, name] = query.split('/');
  return GET(asked(`/query/${query}?${search}`), { params: Promise.resolve({ page, name }) });
}

beforeAll(async () => {
  upstream.answer = (incoming, response) => {
    const rows = ROWS.get(pathOf(incoming));
    if (rows) response.writeHead(200, { 'content-type': 'application/json' }).end(pageBody(NAMES.map(rows)));
    else deliver(incoming, response);
  };
  for (const query of ['banners/tiles', 'visibility/tiles', 'price-competition/tiles'])
    await request(query, new URLSearchParams(REQUIRED));
  await settleBackground();
});

it.each(allQueries.map((query) => [query.name, query] as const))(
  '%s takes names of Object.prototype as sort columns, as filters and in its data',
  async (name, query) => {
    const searches = NAMES.map((word) => {
      const search = paramsWith(word, query);
      search.set('sort', `${word}.asc`);
      return search;
    });
    for (const response of await Promise.all(
      [new URLSearchParams(REQUIRED), ...searches].map((search) => request(name, search)),
    )) {
      expect(await response.json()).toHaveProperty('answer');
      expect(response.status).toBe(200);
    }
  },
);
