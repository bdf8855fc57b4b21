import type { ScorecardRow } from '@/lib/contract/scorecard';
import { groupBy } from '../group-by';
import { dayOf, groupByColumns, type RawRow, rounded, sum } from './raw-rows';

interface Range {
  start_date: string;
  end_date: string;
}

/** Brands and retailers of a scorecard. All if omitted. */
export interface Selection {
  brands?: string[];
  retailers?: string[];
}

interface Market {
  ratings: readonly RawRow[];
  reviews: readonly RawRow[];
}

/** Computes the rows of a scorecard over a range. */
export function expectedScorecard(market: Market, range: Range, selection: Selection = {}): ScorecardRow[] {
  return rowsOf(market, range).filter((row) => isSelected(row, selection));
}

function isSelected({ brand, retailer }: ScorecardRow, { brands, retailers }: Selection) {
  const isNamed = (name: string | null, names: string[]) => name !== null && names.includes(name);
  return (!brands || isNamed(brand, brands)) && (!retailers || isNamed(retailer, retailers));
}

function rowsOf({ ratings, reviews }: Market, range: Range): ScorecardRow[] {
  const isInside = (day: unknown) => range.start_date <= String(day) && String(day) <= range.end_date;
  const rated = ratings.filter((row) => isInside(dayOf(row)));
  const reviewsInRange = reviews.filter(({ review_date }) => isInside(review_date));
  const reviewed = new Set(reviews.map(({ retailer_name }) => retailer_name));
  const products = groupByColumns(
    [...rated, ...reviewsInRange].map((row) => ({ ...row, product: row.product_id ?? row.service_sku_id })),
    'retailer_name',
    'product',
  );
  return products.map((rows) => {
    const newest = (name: string) => rows.findLast((row) => row[name] != null)?.[name] ?? null;
    const retailer = newest('retailer_name');
    const reviewCount = new Set(rows.flatMap((row) => ('review_id' in row ? [row.review_id] : []))).size;
    return {
      retailer,
      brand: newest('brand'),
      service_sku_id: newest('service_sku_id'),
      service_sku_name: newest('service_sku_name'),
      average_rating: averageOf(rows.filter((row) => 'product_rating' in row)),
      review_count: reviewed.has(retailer) ? reviewCount : null,
      ...range,
    } as ScorecardRow;
  });
}

/** Computes the mean rating, weighted by the number of ratings. Of a day, the last collection counts. */
export function averageOf(ratings: readonly RawRow[]): number | null {
  const days = groupBy(
    ratings.toSorted((a, b) => String(a.session_time).localeCompare(String(b.session_time))),
    dayOf,
  );
  const last = [...days.values()].flatMap((ofDay) => ofDay.slice(-1));
  const counting = last.filter((row) => row.product_rating !== null && row.rating_count !== null);
  const weight = sum(counting.map(({ rating_count }) => Number(rating_count)));
  if (weight === 0) return null;
  return rounded(sum(counting.map((row) => Number(row.product_rating) * Number(row.rating_count))) / weight);
}
