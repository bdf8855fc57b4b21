import { price } from '@/lib/contract/price';
import { type ScorecardRow, scorecard } from '@/lib/contract/scorecard';
import { daysFrom } from '@/lib/queries/shared/dates';
import { ownAccount as makeAccount, sharedBy } from '@/lib/server/testing/collected';
import { pageBody } from '@/lib/server/testing/fake-pages';
import { plainService, type ServiceKind } from '@/lib/server/testing/services';
import { BEFORE, FILES, NOW, SHOPS, type ShopCode } from './test-files';

type Rating = number | null;

/** An SKU at a retailer on a day. The service collects no reviews of Halvéo. */
export function rated(
  sku: string,
  shop: ShopCode,
  day: string,
  average_rating: Rating,
  review_count: number | null = 0,
  over: Partial<ScorecardRow> = {},
): ScorecardRow {
  return {
    retailer: SHOPS[shop],
    brand: sku < 'D' ? 'Velquin' : 'Fenwarra',
    service_sku_id: sku,
    service_sku_name: `SKU ${sku}`,
    average_rating,
    review_count: shop === 'h' ? null : review_count,
    start_date: day,
    end_date: day,
    ...over,
  };
}

/** The ratings of the days on which an SKU has a row, and its new reviews on each of them. */
type History = [sku: string, shop: ShopCode, ratings: Record<string, Rating>, reviews: number];

const days = (from: number, to: number, rating: Rating) =>
  Object.fromEntries(daysFrom(`2026-03-0${from}`, `2026-03-0${to}`).map((day) => [day, rating]));

const HISTORIES: History[] = [
  // Falls below the target.
  ['A', 'k', { ...days(1, 5, 4.35), ...days(6, 8, 3.98) }, 2],
  // Exactly at the target, and just below it.
  ['B', 'k', days(1, 8, 4), 1],
  ['C', 'p', days(1, 8, 3.9999), 5],
  // Falls by exactly 0.05, which floats do not represent, and stays above the target.
  ['D', 'p', { ...days(1, 5, 4.3), ...days(6, 8, 4.25) }, 0],
  // Rises.
  ['E', 'k', { ...days(1, 5, 3.1), ...days(6, 8, 3.6) }, 3],
  // Falls by less than 0.05.
  ['F', 'p', { ...days(1, 5, 4.5), ...days(6, 8, 4.46) }, 4],
  // Has no rating on the compared day, or no row on one of the days.
  ['G', 'h', { ...days(1, 5, null), ...days(6, 8, 2.5) }, 0],
  ['H', 'h', days(7, 8, 3.2), 0],
  ['I', 'k', days(1, 6, 4.9), 1],
];

/** Rows that cannot be compared: they name no SKU or no retailer, several have the same name, or their range is longer. */
const INCOMPARABLE: Record<string, ScorecardRow[]> = {
  [BEFORE]: [
    rated('J', 'p', BEFORE, 4.8),
    rated('K', 'p', BEFORE, 4.8),
    rated('L', 'p', BEFORE, 4.9, 1, { service_sku_id: null, service_sku_name: null }),
    rated('M', 'p', BEFORE, 4.9, 1, { retailer: null }),
  ],
  [NOW]: [
    rated('J', 'p', NOW, 3.1),
    rated('J', 'p', NOW, 4.2),
    rated('K', 'p', NOW, 4.1, 0, { start_date: '2026-03-07' }),
    rated('L', 'p', NOW, 4.1, 1, { service_sku_id: null, service_sku_name: null }),
    rated('M', 'p', NOW, 4.1, 1, { retailer: null }),
  ],
};

/** Rows by day. 2 March is not collected. */
export const DAYS: Record<string, ScorecardRow[]> = Object.fromEntries(
  daysFrom('2026-03-01', NOW)
    .filter((day) => day !== '2026-03-02')
    .map((day) => [
      day,
      [
        ...HISTORIES.flatMap(([sku, shop, ratings, reviews]) =>
          day in ratings ? [rated(sku, shop, day, ratings[day] ?? null, reviews)] : [],
        ),
        ...(INCOMPARABLE[day] ?? []),
      ],
    ]),
);

export const PARAMS = { date: NOW, against: BEFORE, days: '8' };
export const TARGET = 4;

const offer = (csku_id: string, retailer: string, is_own_brand: boolean | null, over: object = {}) => ({
  ...{ csku_id, product_title: csku_id, retailer, retailer_country: retailer.slice(-2), is_own_brand },
  ...{ product_id: `${csku_id}-${retailer}`, merchant_name: retailer, price: 2, is_psku: csku_id === 'A', tags: [] },
  ...over,
});

/** Offers of SKUs: those of F contradict each other, and most SKUs have none. */
const OFFERS = [
  offer('A', SHOPS.k, true, { tags: [{ tag_name: 'Line', tag_value: 'Care' }] }),
  offer('A', SHOPS.h, true),
  offer('B', SHOPS.k, true),
  offer('D', SHOPS.p, false),
  offer('F', SHOPS.p, false),
  offer('F', SHOPS.k, true),
  offer('G', SHOPS.h, true),
];

export async function ownAccount(kind: ServiceKind = plainService) {
  const service = await makeAccount(scorecard, {}, kind);
  const collect = (day: string, rows: readonly ScorecardRow[], over: object = {}) =>
    service.collectValue({ start_date: day, end_date: day, ...over }, JSON.stringify(rows));
  await Promise.all(Object.entries(DAYS).map(([day, rows]) => collect(day, rows)));
  await service.collectValue({ date: '2026-03-07' }, pageBody(OFFERS), price);
  await service.collectRatingFiles(FILES);
  return { ...service, collect };
}

/** The account of the days, which the tests of a file share. */
export const account = sharedBy(ownAccount);
