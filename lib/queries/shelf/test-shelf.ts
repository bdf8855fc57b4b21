import { type PriceItem, price } from '@/lib/contract/price';
import { scorecard } from '@/lib/contract/scorecard';
import { type Listing, visibilityListings } from '@/lib/contract/visibility-listings';
import { visibilityScores } from '@/lib/contract/visibility-scores';
import { type SearchProduct, visibilitySearchByProduct } from '@/lib/contract/visibility-search-by-product';
import { ownAccount as makeAccount, sharedBy } from '@/lib/server/testing/collected';
import { pageBody } from '@/lib/server/testing/fake-pages';
import { plainService, type ServiceKind } from '@/lib/server/testing/services';

export const NOW = '2026-03-04';
export const BEFORE = '2026-03-01';
/** Without listings, and with the ranks of most of the first ten. */
const RANKED = '2026-03-02';
const SHELF = { visibility_type: 'SEARCH', visibility_source_id: '11', retailer_code: 'k' };
export const PARAMS = { ...SHELF, date: NOW, against: BEFORE, days: '4' };

export const OWN = 'Velquin';
/** Competitors, which scores search as well. */
const RIVALS = ['Tresolune'];
const RETAILERS = { k: 'Korbina DE', p: 'Plazora DE' } as const;

/** A listing by its rank on the page. A product of no known brand has the brand `null`. */
export function listing(
  rank: number | null,
  product_id: string | null,
  brand_name: string | null,
  over: Partial<Listing> = {},
): Listing {
  return {
    ...{ product_id, product_title: product_id && `${product_id} as listed`, brand_name },
    ...{ product_url: null, product_image_url: null, merchant_name: null, merchant_score: null },
    ...{ is_searched_brand: brand_name === OWN, is_sponsored: false },
    ...{ position: rank, combined_position: rank, page_no: null },
    ...{ max_product_count_in_page: 8, product_count_in_page: 8, crawling_time: `${NOW}T06:00:00Z` },
    ...over,
  };
}
const ad = { is_sponsored: true };

/** Listings of the shelf by day. 2 and 3 March have none. */
export const LISTINGS: Record<string, Listing[]> = {
  [BEFORE]: [
    listing(1, 'F1', 'Fenwarra', ad),
    listing(2, 'O1', 'Oskarine'),
    listing(3, 'G1', 'Fenwarra'),
    listing(4, 'F2', 'Fenwarra'),
    listing(5, 'V1', OWN),
    listing(6, 'V2', OWN),
    listing(7, 'T1', 'Tresolune'),
    listing(8, 'V4', OWN, ad),
  ],
  [NOW]: [
    listing(2, 'V1', OWN),
    listing(1, 'F1', 'Fenwarra', ad),
    listing(3, 'O1', 'Oskarine'),
    listing(4, 'F2', 'Fenwarra'),
    listing(5, 'V1', OWN, ad),
    listing(7, 'V2', OWN),
    // A product of which only Search By Product knows the owner, and one of which only the scores do.
    listing(8, 'W1', 'Nobrand'),
    listing(9, 'T1', 'Tresolune'),
    listing(10, 'N1', null),
    listing(11, 'V3', OWN, { is_searched_brand: null }),
    listing(12, 'O2', 'Oskarine', { is_sponsored: null }),
    listing(null, null, 'Oskarine', { product_title: null }),
  ],
};
/** The same keyword at another retailer, whose identifiers differ. */
export const BESIDE = [
  listing(1, 'p-V2', OWN),
  listing(2, 'p-V1', OWN),
  listing(3, 'p-X', 'Oskarine'),
  // Only Price knows the barcodes of these. The first is on both shelves, the second only on this one.
  listing(4, 'p-T1', 'Tresolune'),
  listing(5, 'p-G', 'Fenwarra'),
];

function product(
  product_id: string,
  brand_name: string | null,
  own: boolean | null,
  rank: number | null,
  over: Partial<SearchProduct> = {},
): SearchProduct {
  const entry = { position: rank, combined_position: rank, page_no: rank && 1, target: null, is_on_target: null };
  return {
    ...{ search_product_id: 7, barcode: `00${product_id.slice(-2)}`, brand_name, is_customer_brand: own },
    ...{
      retailer_name: RETAILERS.k,
      retailer_code: 'k',
      product_id,
      csku_title: `${product_id} by name`,
      is_psku: own,
    },
    product_keywords: [{ search_keyword_id: 11, search_keyword_name: 'shampoo', ...entry, is_no_data: rank === null }],
    ...over,
  };
}
const atOther = { retailer_name: RETAILERS.p, retailer_code: 'p' };

/** Ranks by day and position type. A product has one rank overall. */
export const RANKS: Record<string, Partial<Record<'OVERALL' | 'ORGANIC' | 'SPONSORED', SearchProduct[]>>> = {
  [NOW]: {
    OVERALL: [
      product('V1', OWN, true, 2),
      product('V2', OWN, true, 7),
      product('W1', 'Nobrand', true, 8),
      product('O1', 'Oskarine', false, 3, { csku_title: null, barcode: null }),
      product('p-V1', OWN, true, 2, atOther),
      product('p-V2', OWN, true, 1, atOther),
    ],
  },
  [RANKED]: {
    OVERALL: [
      ...[1, 2, 3, 4].map((rank) => product(`O${rank}`, 'Oskarine', false, rank)),
      product('V1', OWN, true, 5),
      product('V2', OWN, true, 12),
      product('F2', null, null, 9),
    ],
    ORGANIC: [product('V1', OWN, true, 6), product('O1', 'Oskarine', false, 2)],
    SPONSORED: [
      product('V1', OWN, true, 5),
      product('O1', 'Oskarine', false, 1),
      product('T1', 'Tresolune', false, 10),
    ],
  },
  // Seven known positions are too few.
  '2026-03-03': {
    OVERALL: [1, 2, 3, 4, 5, 6, 7, 11].map((rank) => product(`O${rank}`, 'Oskarine', false, rank)),
  },
};

export function offer(over: Partial<PriceItem>): PriceItem {
  return {
    ...{ csku_id: null, product_title: null, barcode: null, brand_name: null, is_own_brand: null, tags: [] },
    ...{ retailer: RETAILERS.k, retailer_country: 'DE', product_id: null, merchant_name: 'K', url: null },
    ...{ is_psku: null, is_main_merchant: true, currency: 'EUR', availability: 1, buybox_position: null },
    ...{ price: null, price_2: null, discount_amount: null, cargo_fee: null, promotion_text: null },
    ...{ crawling_time: null, date: null },
    ...over,
  };
}

export const OFFERS: Record<string, PriceItem[]> = {
  [NOW]: [
    // Two merchants, the cheaper one out of stock.
    offer({ csku_id: 'S1', product_id: 'V1', price: 1, merchant_name: 'M', availability: 0, buybox_position: 1 }),
    offer({ csku_id: 'S1', product_id: 'V1', price: 2.5, price_2: 3, product_title: 'V1 by price' }),
    // Known by barcode only, out of stock.
    offer({ csku_id: 'S2', barcode: '00V2', product_id: 'other', price: 4, availability: 0 }),
    offer({ csku_id: 'S3', product_id: 'O1', price: 1.5, product_title: 'O1 by price' }),
    offer({ csku_id: 'S4', product_id: 'T1', price: 9, availability: null, barcode: '00T1' }),
    offer({ csku_id: 'S5', product_id: 'F1', retailer: RETAILERS.p, price: 7 }),
    offer({ csku_id: 'S4', product_id: 'p-T1', retailer: RETAILERS.p, price: 8, barcode: '00T1' }),
    offer({ csku_id: 'S7', product_id: 'p-G', retailer: RETAILERS.p, price: 6, barcode: '000G' }),
  ],
  [BEFORE]: [
    offer({ csku_id: 'S1', product_id: 'V1', price: 2, availability: 0 }),
    offer({ csku_id: 'S2', product_id: 'V2', price: 4, availability: 0 }),
    offer({ csku_id: 'S6', product_id: 'V4', price: 4 }),
  ],
};

export const RATINGS = [
  { retailer: RETAILERS.k, service_sku_id: 'S1', average_rating: 4.2, review_count: 12 },
  { retailer: RETAILERS.p, service_sku_id: 'S3', average_rating: 1, review_count: 1 },
].map((row) => ({ brand: null, service_sku_name: null, start_date: NOW, end_date: NOW, ...row }));

interface ScoreOptions {
  id: number | string | null;
  name: string;
  brand?: string;
  own?: boolean;
  power?: boolean | null;
  counts?: readonly [own: number, total: number];
  shops?: readonly (keyof typeof RETAILERS)[];
}

function score({ id, name, brand = OWN, own = true, power = false, counts = [1, 20], shops = ['k'] }: ScoreOptions) {
  return {
    ...{ visibility_source_name: name, visibility_source_id: id, representative_name: null },
    ...{ is_power_visibility_source: power, searched_brand: brand, searched_brand_group: null, is_own_brand: own },
    retailer_scores: shops.map((code) => ({
      ...{ retailer_name: RETAILERS[code], retailer_code: code, retailer_country: 'DE' },
      ...{ own_product_count: counts[0], total_product_count: counts[1] },
      ...{ score: (100 * counts[0]) / counts[1], target: 30, is_target_met: counts[0] / counts[1] >= 0.3 },
    })),
  };
}

const SCORES: Record<string, ReturnType<typeof score>[]> = {
  [BEFORE]: [score({ id: 11, name: 'shampoo', power: true, counts: [3, 8] })],
  [NOW]: [
    score({ id: 12, name: 'seife', brand: RIVALS[0] ?? '', own: false, power: true }),
    score({ id: 13, name: 'deo' }),
    score({ id: 11, name: 'shampoo', power: true, counts: [3, 12], shops: ['k', 'p'] }),
    score({ id: 11, name: 'shampoo', power: true, brand: RIVALS[0] ?? '', own: false, counts: [1, 12] }),
    // The service does not accept a source without a number.
    score({ id: null, name: 'nothing' }),
  ],
};

/** Returns the body of the listings of a shelf. */
function shelfBody(listings: readonly Listing[], over: object = {}): string {
  return JSON.stringify({
    ...{ visibility_source_name: 'shampoo', visibility_source_url: 'https://korbina.example/shampoo' },
    ...{ searched_brand: OWN, searched_brand_group: null, is_own_brand: true },
    ...over,
    listings,
  });
}

export async function ownAccount(kind: ServiceKind = plainService) {
  const service = await makeAccount(visibilityListings, {}, kind);
  const collectShelf = (date: string, rows: readonly Listing[], over: object = {}) =>
    service.collectValue({ ...SHELF, date, ...over }, shelfBody(rows));
  for (const [day, rows] of Object.entries(LISTINGS)) await collectShelf(day, rows);
  await collectShelf(NOW, BESIDE, { retailer_code: 'p' });
  for (const [day, types] of Object.entries(RANKS))
    for (const [position_type, rows] of Object.entries(types)) {
      const range = { start_date: day, end_date: day };
      await service.collectValue({ ...range, position_type }, pageBody(rows, range), visibilitySearchByProduct);
    }
  for (const [date, rows] of Object.entries(OFFERS)) await service.collectValue({ date }, pageBody(rows), price);
  for (const [date, rows] of Object.entries(SCORES))
    await service.collectValue({ visibility_type: 'SEARCH', date }, pageBody(rows), visibilityScores);
  await service.collectValue({ start_date: NOW, end_date: NOW }, JSON.stringify(RATINGS), scorecard);
  return { ...service, collectShelf };
}

/** The account of the days, which the tests of a file share. */
export const account = sharedBy(ownAccount);
