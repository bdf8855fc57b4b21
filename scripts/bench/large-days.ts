// The answers of a large account for one day, for benches that fill and read tables.
import { eRetailMedia } from '@/lib/contract/e-retail-media';
import type { JsonEndpoint } from '@/lib/contract/endpoint';
import { price } from '@/lib/contract/price';
import { scorecard } from '@/lib/contract/scorecard';
import { visibilityScores } from '@/lib/contract/visibility-scores';
import { visibilitySearchByProduct } from '@/lib/contract/visibility-search-by-product';

/** The answer of an endpoint about a day. */
export interface LargeDay {
  title: string;
  endpoint: JsonEndpoint;
  pages: string[];
}

export const DAY = '2026-06-30';
const ROWS_OF_A_PAGE = 1000;

const OFFERS = 50_000;
const [PRODUCTS, KEYWORDS] = [5000, 24];
const SKUS = 10_000;
const [BANNERS, SCORES] = [2000, 1000];

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

const banner = (row: number) => ({
  retailer_name: `Retailer ${row % 7}`,
  page_type: row % 4 === 0 ? 'HOME_PAGE' : 'CATEGORY_PAGE',
  page_name: `Page ${row}`,
  page_url: `https://retailer-${row % 7}.example/pages/${row}`,
  e_retail_media_position: row % 9,
  own_label_count: row % 3 === 0 ? 1 : 0,
  competitor_label_count: row % 3 === 0 ? 0 : 1,
  own_labels: row % 3 === 0 ? [{ category: 'Care', subcategory: null, brand: 'Brand 0' }] : [],
  competitor_labels: row % 3 === 0 ? [] : [{ category: 'Care', subcategory: null, brand: `Brand ${row % 8}` }],
  e_retail_media_types: ['Banner'],
});

const visible = (row: number) => ({
  visibility_source_id: Math.floor(row / 8),
  visibility_source_name: `keyword ${Math.floor(row / 8)}`,
  is_power_visibility_source: row % 10 === 0,
  searched_brand: `Brand ${row % 8}`,
  is_own_brand: row % 8 < 2,
  retailer_scores: Array.from({ length: 7 }, (_, retailer) => ({
    retailer_name: `Retailer ${retailer}`,
    retailer_code: `r${retailer}`,
    retailer_country: 'DE',
    own_product_count: row % 20,
    total_product_count: 20,
    score: (row % 20) * 5,
    target: 50,
    is_target_met: row % 20 >= 10,
  })),
});

function pagesOf(count: number, item: (row: number) => object): string[] {
  return Array.from({ length: count / ROWS_OF_A_PAGE }, (_, page) =>
    JSON.stringify({ items: Array.from({ length: ROWS_OF_A_PAGE }, (_, row) => item(page * ROWS_OF_A_PAGE + row)) }),
  );
}

export const FILLED: readonly LargeDay[] = [
  { title: 'Offers', endpoint: price, pages: pagesOf(OFFERS, offer) },
  { title: 'Ranks', endpoint: visibilitySearchByProduct, pages: pagesOf(PRODUCTS, ranked) },
  {
    title: 'Scorecards',
    endpoint: scorecard,
    pages: [JSON.stringify(Array.from({ length: SKUS }, (_, row) => scored(row)))],
  },
];

/** What signals read in addition. */
export const OTHERS: readonly LargeDay[] = [
  { title: 'Banners', endpoint: eRetailMedia, pages: pagesOf(BANNERS, banner) },
  { title: 'Scores', endpoint: visibilityScores, pages: pagesOf(SCORES, visible) },
];
