import type { FileRowOf } from '@/lib/contract/column';
import type { rating } from '@/lib/contract/datasets/rating';

export const SHOPS = { k: 'Korbina DE', p: 'Plazora DE', h: 'Halvéo FR' } as const;
export type ShopCode = keyof typeof SHOPS;

export const NOW = '2026-03-08';
export const BEFORE = '2026-03-05';

export type Product = Partial<FileRowOf<typeof rating.columns>>;

function product(
  sku: string,
  shop: ShopCode,
  product_rating: number | null,
  rating_count: number | null,
  over: Product = {},
): Product {
  return {
    ...{
      product_id: `${sku}-${shop}`,
      retailer_name: SHOPS[shop],
      service_sku_id: sku,
      service_sku_name: `SKU ${sku}`,
    },
    ...{ product_rating, rating_count, crawling_time: '2026-03-08T06:00:00Z', brand: 'Velquin', tags: [] },
    ...over,
  };
}

/** Products of the days before the newest one, with the rating and the number of reviews of A. */
const earlier = (ratingOfA: number, reviewsOfA: number): Product[] => [
  product('A', 'k', ratingOfA, reviewsOfA),
  product('B', 'k', 4, 120),
  product('C', 'p', 3.91, 98),
  product('C', 'p', 4.2, 50, { product_id: 'C-second' }),
  product('E', 'k', 3.51, 40),
  product('F', 'p', 4.5, 60),
  product('H', 'h', 3.3, 20),
  product('K', 'p', 4.8, 10),
];

/** Products by day. The other days have no file. */
const PRODUCTS: Record<string, Product[]> = {
  '2026-03-01': earlier(4.35, 300),
  '2026-03-04': earlier(4.35, 308),
  [BEFORE]: earlier(4.35, 310),
  '2026-03-06': earlier(4.25, 324),
  [NOW]: [
    product('A', 'k', 4.06, 352),
    // As many reviews as before.
    product('B', 'k', 4, 120),
    product('C', 'p', 3.9, 102),
    product('C', 'p', 4.2, 51, { product_id: 'C-second' }),
    // The same product twice, the last collection first.
    product('E', 'k', 3.6, 45, { crawling_time: '2026-03-08T07:00:00Z' }),
    product('E', 'k', 3.4, 44),
    // The retailer lists a second product of the SKU.
    product('F', 'p', 4.5, 62),
    product('F', 'p', 4.4, 30, { product_id: 'F-second' }),
    product('G', 'h', 2.5, null),
    // The retailer has removed reviews.
    product('H', 'h', 3.2, 18),
    // No new review explains such a fall.
    product('K', 'p', 4.11, 11),
    // SKUs at retailers that scorecards list twice, do not name or do not have.
    product('J', 'p', 3.1, 500),
    product('L', 'p', 4.1, 70, { service_sku_id: null, service_sku_name: null }),
    product('M', 'p', 4.1, 70, { retailer_name: null }),
    product('Z', 'k', 1, 1000),
  ],
};

/** The lines of the files by day. */
export const FILES: Record<string, string[]> = Object.fromEntries(
  Object.entries(PRODUCTS).map(([day, rows]) => [day, rows.map((row) => JSON.stringify(row))]),
);
