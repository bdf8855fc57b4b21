import { visibilityScores } from '@/lib/contract/visibility-scores';
import {
  type ProductKeyword,
  type SearchProduct,
  visibilitySearchByProduct,
} from '@/lib/contract/visibility-search-by-product';
import { ownAccount as makeAccount, sharedBy } from '@/lib/server/testing/collected';
import { pageBody } from '@/lib/server/testing/fake-pages';
import { plainService, type ServiceKind } from '@/lib/server/testing/services';

/** Retailers: those of Germany have codes. Page one has this many ranks. */
const SHOPS = {
  k: { retailer_name: 'Korbina DE', retailer_code: 'k', page: 8 },
  p: { retailer_name: 'Plazora DE', retailer_code: 'p', page: 20 },
  h: { retailer_name: 'Halvéo FR', retailer_code: null, page: 6 },
} as const;
export type ShopCode = keyof typeof SHOPS;

const KEYWORDS = { shampoo: 11, seife: 12, deo: 13, savon: 21 } as const;
export type KeywordName = keyof typeof KEYWORDS;

const BRANDS = {
  V: { brand_name: 'Velquin', is_customer_brand: true },
  W: { brand_name: 'Velquin', is_customer_brand: true },
  F: { brand_name: 'Fenwarra', is_customer_brand: false },
  G: { brand_name: 'Fenwarra', is_customer_brand: false },
  O: { brand_name: 'Oskarine', is_customer_brand: false },
  // A product of which the service knows neither brand nor owner.
  N: { brand_name: null, is_customer_brand: null },
} as const;

const OWN_TARGET = 5;

/**
 * A keyword of a product. The verdict follows from the rank on the page; own products have a target of 5.
 *
 * @param rank null if it is not ranked, undefined if the keyword was not collected
 */
function ranked(
  name: KeywordName,
  shop: ShopCode,
  rank: number | null | undefined,
  over: Partial<ProductKeyword> = {},
): ProductKeyword {
  const target = over.target === undefined ? null : over.target;
  const hasData = rank !== undefined;
  return {
    search_keyword_id: KEYWORDS[name],
    search_keyword_name: name,
    position: rank ? Math.ceil(rank / 2) : null,
    combined_position: rank ?? null,
    page_no: rank ? Math.ceil(rank / SHOPS[shop].page) : null,
    target,
    is_on_target: target === null || !hasData ? null : rank !== null && rank <= target,
    is_no_data: !hasData,
    ...over,
  };
}

type Ranks = Partial<Record<KeywordName, number | null | undefined | Partial<ProductKeyword>[]>>;

/** A product at a retailer with its rank for each keyword, or with several entries of one. */
export function product(
  brand: keyof typeof BRANDS,
  shop: ShopCode,
  ranks: Ranks,
  over: Partial<SearchProduct> = {},
): SearchProduct {
  const { retailer_name, retailer_code } = SHOPS[shop];
  const target = BRANDS[brand].is_customer_brand ? OWN_TARGET : null;
  return {
    search_product_id: 7,
    barcode: `00${brand}`,
    ...BRANDS[brand],
    ...{ retailer_name, retailer_code },
    product_id: `${brand}-${shop}`,
    csku_title: `${brand} at ${shop}`,
    is_psku: brand === 'V',
    product_keywords: Object.entries(ranks).flatMap(([keyword, rank]) => {
      const name = keyword as KeywordName;
      if (!Array.isArray(rank)) return [ranked(name, shop, rank, { target })];
      return rank.map((entry) => ranked(name, shop, entry.combined_position ?? null, { target, ...entry }));
    }),
    ...over,
  };
}

const NONE = { position: null, combined_position: null, page_no: null, is_on_target: null, is_no_data: null };
/** Not collected, whatever the other fields state. */
const CONTRADICTORY = { position: 3, combined_position: 3, page_no: 1, is_on_target: false, is_no_data: true };
/** A service that writes 0 for products that are not ranked. */
const ZERO = { ...NONE, position: 0, combined_position: 0, is_no_data: false };

/** Products by day. 3 March is not collected. */
export const DAYS: Record<string, SearchProduct[]> = {
  '2026-03-01': [
    product('V', 'k', { shampoo: 2, seife: 12, deo: 6 }),
    product('W', 'k', { shampoo: 5 }),
    product('F', 'k', { shampoo: 4, seife: 3, deo: 8 }),
    product('O', 'k', { shampoo: 8, seife: 8, deo: 1 }),
    product('V', 'p', { shampoo: 18, deo: 20 }),
    product('F', 'p', { shampoo: 20, deo: 3 }),
    product('V', 'h', { savon: 1 }),
    product('F', 'h', { savon: 6 }),
  ],
  '2026-03-02': [
    product('V', 'k', { shampoo: 3, seife: 9, deo: undefined }),
    product('F', 'k', { shampoo: 2, seife: 8, deo: undefined }),
    product('O', 'k', { shampoo: null, seife: 1, deo: undefined }),
    product('V', 'p', { shampoo: 25, deo: 4 }),
    product('F', 'p', { shampoo: 20, deo: 5 }),
  ],
  '2026-03-04': [
    // Lost page one: the rank of two own SKUs is now that of a competitor.
    product('V', 'k', { shampoo: 12, seife: 4, deo: 7 }),
    product('W', 'k', { shampoo: null, deo: [{ combined_position: 7 }, { combined_position: 3, position: 3 }] }),
    product('F', 'k', { shampoo: [{ combined_position: 9, page_no: 2 }, { combined_position: 2 }], seife: 12, deo: 1 }),
    product('G', 'k', { shampoo: 8, deo: 5 }),
    product('O', 'k', { shampoo: 1, seife: 8, deo: 4 }),
    product('N', 'k', { shampoo: 7, seife: [NONE] }),
    // At stake, and a page that is not stated.
    product('V', 'p', { shampoo: 17, deo: [{ combined_position: 2, page_no: null }], seife: [CONTRADICTORY] }),
    product('F', 'p', { shampoo: 19, deo: 20 }),
    product('O', 'p', { deo: [ZERO] }),
    // Lost without a rank, at a retailer without a code.
    product('V', 'h', { savon: null }),
    product('F', 'h', { savon: 1 }),
    product('O', 'h', {}),
  ],
};
export const NOW = '2026-03-04';
export const BEFORE = '2026-03-01';
export const PARAMS = { date: NOW, against: BEFORE, days: '4' };

const score = (name: KeywordName, shop: ShopCode, isPower: boolean | null) => ({
  ...{ visibility_source_name: name, visibility_source_id: KEYWORDS[name], representative_name: name },
  ...{ is_power_visibility_source: isPower, searched_brand: 'Velquin', is_own_brand: true },
  retailer_scores: [
    {
      ...{ retailer_name: SHOPS[shop].retailer_name, retailer_code: SHOPS[shop].retailer_code },
      ...{ retailer_country: shop === 'h' ? 'FR' : 'DE', own_product_count: 1, total_product_count: 20 },
    },
  ],
});

/** Scores that name the countries of the retailers, and the power keywords: shampoo and savon. */
const SCORES = [
  score('shampoo', 'k', true),
  score('shampoo', 'p', true),
  score('seife', 'k', false),
  score('deo', 'k', null),
  score('savon', 'h', true),
];

export async function ownAccount(kind: ServiceKind = plainService) {
  const service = await makeAccount(visibilitySearchByProduct, {}, kind);
  const collect = (day: string, rows: readonly SearchProduct[], over: object = {}) => {
    const range = { start_date: day, end_date: day };
    return service.collectValue({ ...range, ...over }, pageBody(rows, range));
  };
  await Promise.all(Object.entries(DAYS).map(([day, rows]) => collect(day, rows)));
  await service.collectValue({ visibility_type: 'SEARCH', date: NOW }, pageBody(SCORES), visibilityScores);
  return { ...service, collect };
}

/** The account of the days, which the tests of a file share. */
export const account = sharedBy(ownAccount);
