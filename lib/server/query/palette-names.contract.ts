import { expect, it } from 'vitest';
import { palette } from '@/lib/contract/palette';
import { price } from '@/lib/contract/price';
import { visibilitySearchByProduct } from '@/lib/contract/visibility-search-by-product';
import { settleBackground } from '../base/in-background';
import { jsonRoute } from '../routes/json-route';
import { valueRoute } from '../routes/value-route';
import { configuredDashboard, createRequest } from '../testing/configured';
import { sendJson } from '../testing/fake-upstream';
import { namesFor } from './palette-names';

const upstream = configuredDashboard();
const context = { params: Promise.resolve({}) };
const offer = (csku_id: string, product_title: string, retailer: string, brand_name = 'Brand') => ({
  csku_id,
  product_title,
  brand_name,
  is_own_brand: brand_name === 'Own brand',
  barcode: null,
  retailer,
  retailer_country: 'DE',
});
const OFFERS = [
  offer('S1', 'Shampoo repair', 'Körner'),
  offer('S1', 'Shampoo repair', 'Markt 2'),
  offer('S2', 'Soap', 'Körner'),
  offer('S3', 'Soap, own', 'Körner', 'Own brand'),
  { csku_id: null, retailer: null },
];

async function find(q: string) {
  const response = await valueRoute(palette, namesFor).GET(
    createRequest(`/palette?q=${encodeURIComponent(q)}`),
    context,
  );
  return response.json();
}

it('finds SKUs and retailers of collected prices regardless of case and accents, without a call', async () => {
  upstream.answer = (_, response) =>
    sendJson(response, { items: OFFERS, total: OFFERS.length, page_size: 1000, current_page: 1, page_count: 1 });
  const { GET } = jsonRoute(price);
  await (await GET(createRequest('/price?date=2026-03-31'), context)).text();
  const calls = upstream.requests.length;

  await settleBackground();
  expect(await find('SHAMP')).toMatchObject({ skus: [{ csku_id: 'S1', barcode: null }], retailers: [] });
  expect(await find('körner')).toEqual({
    skus: [],
    brands: [],
    retailers: [{ retailer: 'Körner', retailer_country: 'DE' }],
    keywords: [],
    problems: [],
  });
  expect(await find('KORNER')).toMatchObject({ retailers: [{ retailer: 'Körner' }] });
  expect(await find('brand soap')).toMatchObject({ skus: [{ csku_id: 'S3' }, { csku_id: 'S2' }] });
  expect((await find('brand')).brands).toEqual([
    { brand: 'Own brand', is_own: true, skus: 1 },
    { brand: 'Brand', is_own: false, skus: 2 },
  ]);
  expect(await find('nothing')).toEqual({ skus: [], brands: [], retailers: [], keywords: [], problems: [] });
  expect(upstream.requests).toHaveLength(calls);
});

it('finds keywords of the newest collected ranks', async () => {
  const product = (retailer_code: string, ...names: string[]) => ({
    product_id: retailer_code,
    retailer_code,
    product_keywords: names.map((name, index) => ({
      search_keyword_id: index,
      search_keyword_name: name,
      position: 1,
    })),
  });
  const { GET } = jsonRoute(visibilitySearchByProduct);
  const days = {
    '2026-03-30': [product('k', 'old spülmittel')],
    '2026-03-31': [product('k', 'Spülmittel', 'seife'), product('p', 'Spülmittel')],
  };
  for (const [day, items] of Object.entries(days)) {
    const range = { start_date: day, end_date: day };
    const paging = { total: items.length, page_size: 1000, current_page: 1, page_count: 1 };
    upstream.answer = (_, response) => sendJson(response, { items, ...paging, ...range });
    await (await GET(createRequest(`/search-by-product?${new URLSearchParams(range)}`), context)).text();
  }
  await settleBackground();
  expect(await find('spulmittel')).toMatchObject({ keywords: [{ keyword: 'Spülmittel', retailers: 2 }] });
  expect(await find('seife')).toMatchObject({ keywords: [{ keyword: 'seife', retailers: 1 }] });
});
