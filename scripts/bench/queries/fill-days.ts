// Fills the tables of offers, ranks and scorecards with a large day each in a separate database, and sends the seconds
// of each fill to its parent process.

import { createDatabase } from '@/lib/clickhouse/client';
import { connect } from '@/lib/clickhouse/connect';
import { migrate } from '@/lib/clickhouse/migrate';
import { price } from '@/lib/contract/price';
import { scorecard } from '@/lib/contract/scorecard';
import { visibilitySearchByProduct } from '@/lib/contract/visibility-search-by-product';
import { nextVersion } from '@/lib/server/store/next-version';
import { rawAnswers, tables } from '@/lib/server/store/tables';
import { fill } from '@/lib/server/warehouse/fill';
import { tableOf } from '@/lib/server/warehouse/tables';
import type { FilledDay } from './fill-table';

const ACCOUNT = 'bench';
const DAY = '2026-06-30';
const ROWS_OF_A_PAGE = 1000;
const TIMES = 5;

const OFFERS = 50_000;
const [PRODUCTS, KEYWORDS] = [5000, 24];
const SKUS = 10_000;

const offer = (row: number) => ({
  csku_id: `SKU-${Math.floor(row / 20)}`,
  product_title: `Bench article no. ${Math.floor(row / 20)}, family pack, 500 ml`,
  barcode: String(2_000_000_000_000 + Math.floor(row / 20)),
  brand_name: `Brand ${row % 8}`,
  is_own_brand: row % 8 < 2,
  tags: [{ tag_name: 'category', tag_value: 'Care' }],
  retailer: `Retailer ${row % 7}`,
  retailer_country: 'DE',
  product_id: `P${row}`,
  merchant_name: `Merchant ${row % 20}`,
  url: `https://retailer-${row % 7}.example/products/${row}`,
  is_psku: row % 10 === 0,
  is_main_merchant: row % 20 === 0,
  currency: 'EUR',
  availability: row % 11 === 0 ? 0 : 1,
  buybox_position: (row % 20) + 1,
  price: 2 + (row % 97) / 4,
  price_2: 3 + (row % 97) / 4,
  discount_amount: 1,
  cargo_fee: null,
  promotion_text: row % 5 === 0 ? null : `-${(row % 5) * 5} %, this week only`,
  crawling_time: `${DAY}T07:12:31Z`,
  date: DAY,
});

const ranked = (row: number) => ({
  search_product_id: row,
  barcode: String(2_000_000_000_000 + row),
  brand_name: `Brand ${row % 8}`,
  retailer_name: `Retailer ${row % 7}`,
  retailer_code: `r${row % 7}`,
  product_id: `P${row}`,
  csku_title: `Bench article no. ${row}, family pack, 500 ml`,
  is_customer_brand: row % 8 < 2,
  is_psku: row % 10 === 0,
  product_keywords: Array.from({ length: KEYWORDS }, (_, keyword) => ({
    search_keyword_id: keyword,
    search_keyword_name: `keyword ${keyword}`,
    position: (row % 90) + 1,
    combined_position: (row % 90) + 1,
    page_no: Math.floor((row % 90) / 24) + 1,
    target: 10,
    is_on_target: row % 90 < 10,
    is_no_data: false,
  })),
});

const scored = (row: number) => ({
  retailer: `Retailer ${row % 7}`,
  brand: `Brand ${row % 8}`,
  service_sku_id: `SKU-${Math.floor(row / 7)}`,
  service_sku_name: `Bench article no. ${Math.floor(row / 7)}`,
  average_rating: 1 + (row % 400) / 100,
  review_count: row % 9,
  start_date: DAY,
  end_date: DAY,
});

function pagesOf(count: number, item: (row: number) => object): string[] {
  return Array.from({ length: count / ROWS_OF_A_PAGE }, (_, page) =>
    JSON.stringify({ items: Array.from({ length: ROWS_OF_A_PAGE }, (_, row) => item(page * ROWS_OF_A_PAGE + row)) }),
  );
}

const DAYS = [
  { title: 'Offers', endpoint: price, pages: pagesOf(OFFERS, offer) },
  { title: 'Ranks', endpoint: visibilitySearchByProduct, pages: pagesOf(PRODUCTS, ranked) },
  {
    title: 'Scorecards',
    endpoint: scorecard,
    pages: [JSON.stringify(Array.from({ length: SKUS }, (_, row) => scored(row)))],
  },
];

const database = createDatabase(await connect(), 'endcap_fill');
await migrate(database, tables);
const filled: FilledDay[] = [];
for (const { title, endpoint, pages } of DAYS) {
  const table = tableOf(endpoint.name);
  if (!table) throw new Error(`${endpoint.title} has no table.`);
  const seconds: number[] = [];
  let rows = 0;
  for (let time = 0; time < TIMES; time++) {
    const place = { account: ACCOUNT, endpoint: endpoint.name, day: DAY };
    const set_id = nextVersion();
    const bodies = pages.map((body, page) => ({ ...place, set_id, page: page + 1, body, readable: '' }));
    await database.insert(rawAnswers.name, bodies);
    const started = performance.now();
    await fill(database, table, { ...place, setId: set_id, params: {}, shifted: false });
    seconds.push((performance.now() - started) / 1000);
    const sql = `SELECT count() AS rows FROM ${table.definition.name} WHERE set_id = {set_id:UInt64}`;
    rows = (await database.query<{ rows: number }>(sql, { set_id }))[0]?.rows ?? 0;
  }
  filled.push({ title, rows, bytes: pages.reduce((sum, body) => sum + body.length, 0), seconds });
}
process.send?.(filled, undefined, undefined, () => process.exit());
