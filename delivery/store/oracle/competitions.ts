import { daysFrom } from '@/lib/queries/shared/dates';
import { groupBy } from '../group-by';
import type { Account } from './account';
import { pricedOf, productsOf, type SideDefinition, sharedOf } from './competition-side';
import { dayOf, isInMonthUpTo, type RawRow, rounded } from './raw-rows';

export interface CompetitionPage {
  customer_page_id: number;
  competitions: CompetitionDefinition[];
}

export interface CompetitionDefinition {
  competition_id: string;
  base: SideDefinition;
  benchmark: SideDefinition;
  coloring_levels: { target_min: number; target_max: number; margin: number };
}
type Band = CompetitionDefinition['coloring_levels'];

/** Dates, `time_dimension` and `price_type` of a request. */
export interface CompetitionRequest {
  start_date: string;
  end_date: string;
  time_dimension: string;
  price_type: string;
}

interface Market {
  prices: readonly RawRow[];
  /** Shelves, which show the pictures of products. */
  listings: readonly RawRow[];
  account: Account;
}

/** Computes the competitions of a page from the offers of its range. */
export function expectedCompetitions(
  definitions: readonly CompetitionDefinition[],
  { prices, listings, account }: Market,
  request: CompetitionRequest,
) {
  const { start_date, end_date, price_type } = request;
  const offers = prices.filter((row) => start_date <= dayOf(row) && dayOf(row) <= end_date);
  const pictures = picturesOf(listings, end_date);
  const buckets = bucketsOf(request);
  return definitions.map(({ competition_id, base, benchmark, coloring_levels }) => {
    const sides = [base, benchmark].map((definition) => {
      const { products: _, ...defined } = definition;
      const products = productsOf(offers, definition);
      const answered = {
        ...defined,
        product: sharedOf(products, pictures, account),
        number_of_products: products.length,
      };
      return { definition, products, answered };
    });
    return {
      competition_id,
      base: sides[0]?.answered,
      benchmark: sides[1]?.answered,
      coloring_levels,
      date_buckets: buckets.map((days) => {
        const [baseSide, benchmarkSide] = sides.map(({ definition, products }) =>
          pricedOf(
            products.map((rows) => rows.filter((row) => days.includes(dayOf(row)))),
            definition,
            price_type,
          ),
        ) as [Priced, Priced];
        return { start_date: days[0], end_date: days.at(-1), data: [rowOf(baseSide, benchmarkSide, coloring_levels)] };
      }),
    };
  });
}
type Priced = ReturnType<typeof pricedOf>;

/** Computes the verdict on a competition on a day. */
export function positivityOn(
  definition: CompetitionDefinition,
  prices: readonly RawRow[],
  account: Account,
  day: string,
) {
  const request = { start_date: day, end_date: day, time_dimension: 'DAILY', price_type: 'TOTAL' };
  const [competition] = expectedCompetitions([definition], { prices, listings: [], account }, request);
  return competition?.date_buckets[0]?.data[0]?.standard.rsp_positivity ?? 'NO_DATA';
}

/** Returns the pictures of products, as they were last seen in the last month of the range or of all shelves. */
function picturesOf(listings: readonly RawRow[], end: string): Map<string, string> {
  const newest = listings.map(dayOf).sort().at(-1) ?? end;
  const months = [isInMonthUpTo(end), isInMonthUpTo(newest)];
  const newestLast = listings
    .filter((row) => months.some((isIn) => isIn(row)))
    .sort((a, b) => String(a.crawling_time).localeCompare(String(b.crawling_time)));
  return new Map(
    newestLast.flatMap((row) =>
      row.product_image_url == null
        ? []
        : [[JSON.stringify([row.retailer_name, row.product_id]), String(row.product_image_url)] as const],
    ),
  );
}

/** Returns the days of each bucket. Weeks begin on Monday, and the first and last bucket end with the range. */
function bucketsOf({ start_date, end_date, time_dimension }: CompetitionRequest): string[][] {
  const nameOf = (day: string) => {
    const [year = '', month = ''] = day.split('-');
    if (time_dimension === 'DAILY') return day;
    if (time_dimension === 'WEEKLY') return String(Math.floor((Date.parse(day) / 86_400_000 + 3) / 7));
    if (time_dimension === 'MONTHLY') return `${year}-${month}`;
    if (time_dimension === 'QUARTERLY') return `${year} ${Math.ceil(Number(month) / 3)}`;
    return time_dimension === 'YEARLY' ? year : '';
  };
  return [...groupBy(daysFrom(start_date, end_date), nameOf).values()];
}

function rowOf(base: Priced, benchmark: Priced, band: Band) {
  const standard = blockOf(base, benchmark, 'standard', band);
  return {
    standard,
    with_oos: blockOf(base, benchmark, 'with_oos', band),
    base: base.standard.rsp,
    base_2: base.standard.rrp,
    benchmark: benchmark.standard.rsp,
    benchmark_2: benchmark.standard.rrp,
    base_min_info: base.min_info,
    benchmark_min_info: benchmark.min_info,
    base_status: base.status,
    benchmark_status: benchmark.status,
    index: standard.rsp_index,
    rsp_index: standard.rsp_index,
    rrp_index: standard.rrp_index,
    positivity: standard.rsp_positivity,
    rsp_positivity: standard.rsp_positivity,
    rrp_positivity: standard.rrp_positivity,
    depth_of_promotion: standard.rsp_depth_of_promotion,
  };
}

function blockOf(base: Priced, benchmark: Priced, kind: 'standard' | 'with_oos', band: Band) {
  const [rsp_index, rrp_index] = (['rsp', 'rrp'] as const).map((price) => {
    const [basePrice, benchmarkPrice] = [base[kind][price], benchmark[kind][price]];
    return basePrice === null || !benchmarkPrice ? null : rounded((basePrice / benchmarkPrice) * 100, 1);
  });
  const { rsp, rrp } = base[kind];
  const depth = rsp === null || !rrp ? null : rounded(((rrp - rsp) / rrp) * 100);
  const toText = (value: number | null) => (value === null ? null : String(value));
  const side = (priced: Priced) => ({
    status: priced.status,
    rrp_value: toText(priced[kind].rrp),
    rsp_value: toText(priced[kind].rsp),
  });
  return {
    rrp_index,
    rrp_positivity: positivityOf(rrp_index ?? null, band),
    rsp_index,
    rsp_positivity: positivityOf(rsp_index ?? null, band),
    rrp_depth_of_promotion: depth,
    rsp_depth_of_promotion: depth,
    base: side(base),
    benchmark: side(benchmark),
  };
}

function positivityOf(index: number | null, { target_min, target_max, margin }: Band): string {
  if (index === null) return 'NO_DATA';
  const distance = Math.max(target_min - index, index - target_max);
  return distance <= 0 ? 'POSITIVE' : distance <= margin ? 'NEUTRAL' : 'NEGATIVE';
}
