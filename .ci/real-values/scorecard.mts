// The rows of scorecards, worked out again from the raw ratings and reviews.
import { requestTarget } from '@/lib/contract/endpoint';
import { type ScorecardRow, scorecard } from '@/lib/contract/scorecard';
import { groupBy, groupsBy, type Row, sum } from '../raw-rows.mts';
import { type Ask, comparison } from './comparison.mts';
import { rounded } from './customer.mts';

interface Range {
  start_date: string;
  end_date: string;
}
/** What a scorecard leaves in. */
interface Selection {
  scorecard_title?: string;
  brands?: string[];
  retailers?: string[];
}

/** Compares every row of these ranges, by each of these scorecards. */
export async function checkScorecards(
  ask: Ask,
  rows: { ratings: readonly Row[]; reviews: readonly Row[] },
  ranges: readonly Range[],
  selections: readonly Selection[] = [{}],
) {
  const compared = comparison(scorecard.title);
  for (const range of ranges)
    for (const selection of selections) {
      const { scorecard_title } = selection;
      const actual: ScorecardRow[] = await (await ask(requestTarget(scorecard, { ...range, scorecard_title }))).json();
      const expected = rowsOf(rows, range).filter((row) => isIn(row, selection));
      // Rows of two products without an SKU may differ in their figures alone.
      compared.sameSet(JSON.stringify({ ...range, scorecard_title }), actual, expected, (row) =>
        JSON.stringify(Object.entries(row).sort()),
      );
    }
  return compared.finish();
}

function isIn({ brand, retailer }: ScorecardRow, { brands, retailers }: Selection) {
  const isNamed = (name: string | null, names: string[]) => name !== null && names.includes(name);
  return (!brands || isNamed(brand, brands)) && (!retailers || isNamed(retailer, retailers));
}

function rowsOf({ ratings, reviews }: { ratings: readonly Row[]; reviews: readonly Row[] }, range: Range) {
  const isInside = (day: unknown) => range.start_date <= String(day) && String(day) <= range.end_date;
  const rated = ratings.filter(({ session_time }) => isInside(String(session_time).slice(0, 10)));
  const reviewsInRange = reviews.filter(({ review_date }) => isInside(review_date));
  const reviewed = new Set(reviews.map(({ retailer_name }) => retailer_name));
  const products = groupBy(
    [...rated, ...reviewsInRange].map((row) => ({ ...row, product: row.product_id ?? row.service_sku_id })),
    'retailer_name',
    'product',
  );
  return products.map((its) => {
    const newest = (name: string) => its.findLast((row) => row[name] !== null)?.[name] ?? null;
    const retailer = newest('retailer_name');
    const reviewCount = new Set(its.flatMap((row) => ('review_id' in row ? [row.review_id] : []))).size;
    return {
      retailer,
      brand: newest('brand'),
      service_sku_id: newest('service_sku_id'),
      service_sku_name: newest('service_sku_name'),
      average_rating: averageOf(its.filter((row) => 'product_rating' in row)),
      review_count: reviewed.has(retailer) ? reviewCount : null,
      ...range,
    } as ScorecardRow;
  });
}

/** Weighted by the number of ratings; of a day its last collection counts. */
export function averageOf(ratings: readonly Row[]): number | null {
  const days = groupsBy(
    ratings.toSorted((a, b) => String(a.session_time).localeCompare(String(b.session_time))),
    ({ session_time }) => String(session_time).slice(0, 10),
  );
  const last = [...days.values()].flatMap((its) => its.slice(-1));
  const counting = last.filter((row) => row.product_rating !== null && row.rating_count !== null);
  const weight = sum(counting.map(({ rating_count }) => Number(rating_count)));
  if (weight === 0) return null;
  return rounded(sum(counting.map((row) => Number(row.product_rating) * Number(row.rating_count))) / weight);
}
