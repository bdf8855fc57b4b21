// Price competitions over recorded days, worked out again from the raw offers.
import { readFileSync } from 'node:fs';
import { PRICE_TYPES } from '@/lib/contract/competition-request';
import { requestTarget } from '@/lib/contract/endpoint';
import { type Competition, priceCompetition } from '@/lib/contract/price-competition';
import { daysFrom } from '@/lib/queries/shared/dates';
import { dayOf, groupsBy, isInMonthUpTo, type Row } from '../raw-rows.mts';
import { type Ask, comparison } from './comparison.mts';
import { pricedOf, productsOf, type SideDefinition, sharedOf } from './competition-side.mts';
import { rounded } from './customer.mts';

export interface CompetitionPage {
  customer_page_id: number;
  competitions: Definition[];
}

interface Definition {
  competition_id: string;
  base: SideDefinition;
  benchmark: SideDefinition;
  coloring_levels: { target_min: number; target_max: number; margin: number };
}
type Band = Definition['coloring_levels'];

interface Range {
  start_date: string;
  end_date: string;
  time_dimension: string;
}

/** Compares every bucket of every competition over these ranges, by each kind of price. */
export async function checkCompetitions(
  ask: Ask,
  rows: { prices: readonly Row[]; listings: readonly Row[] },
  file: string,
  ranges: readonly Range[],
) {
  const compared = comparison(priceCompetition.title);
  const pages: CompetitionPage[] = JSON.parse(readFileSync(file, 'utf8'));
  for (const range of ranges) {
    const { start_date, end_date } = range;
    const offers = rows.prices.filter((row) => start_date <= dayOf(row) && dayOf(row) <= end_date);
    const pictures = picturesOf(rows.listings, end_date);
    for (const { customer_page_id, competitions } of pages)
      for (const price_type of PRICE_TYPES) {
        const params = { customer_page_id, ...range, price_type };
        const answer = await (await ask(requestTarget(priceCompetition, params))).json();
        const expected = competitions.map((its) => competitionOf(its, offers, pictures, range, price_type));
        compared.sameSet(
          JSON.stringify(params),
          answer.competitions as Competition[],
          expected as unknown as Competition[],
          ({ competition_id }) => String(competition_id),
        );
      }
  }
  return compared.finish();
}

/** The verdict of the service on a competition on one day, by the offers of that day. */
export function positivityOn(definition: Definition, offers: readonly Row[], day: string) {
  const range = { start_date: day, end_date: day, time_dimension: 'DAILY' };
  const { date_buckets } = competitionOf(definition, offers, new Map(), range, 'TOTAL');
  return date_buckets[0]?.data[0]?.standard.rsp_positivity ?? 'NO_DATA';
}

function competitionOf(
  { competition_id, base, benchmark, coloring_levels }: Definition,
  offers: readonly Row[],
  pictures: Map<string, string>,
  { start_date, end_date, time_dimension }: Range,
  priceType: string,
) {
  const sides = [base, benchmark].map((definition) => {
    const products = productsOf(offers, definition);
    const { products: _products, ...defined } = definition;
    const product = sharedOf(products, pictures);
    return { definition, products, side: { ...defined, product, number_of_products: products.length } };
  });
  return {
    competition_id,
    base: sides[0]?.side,
    benchmark: sides[1]?.side,
    coloring_levels,
    date_buckets: bucketsOf(start_date, end_date, time_dimension).map((days) => {
      const [baseSide, benchmarkSide] = sides.map(({ definition, products }) =>
        pricedOf(
          products.map((its) => its.filter((row) => days.includes(dayOf(row)))),
          definition,
          priceType,
        ),
      ) as [Priced, Priced];
      return { start_date: days[0], end_date: days.at(-1), data: [rowOf(baseSide, benchmarkSide, coloring_levels)] };
    }),
  };
}
type Priced = ReturnType<typeof pricedOf>;

/** As they were last seen in the range's last month, or in the newest month of shelves. */
function picturesOf(listings: readonly Row[], end: string) {
  const newest = listings.map(dayOf).sort().at(-1) ?? end;
  const months = [isInMonthUpTo(end), isInMonthUpTo(newest)];
  const newestLast = listings
    .filter((row) => months.some((isIn) => isIn(row)))
    .sort((a, b) => String(a.crawling_time).localeCompare(String(b.crawling_time)));
  return new Map(
    newestLast.flatMap((row) =>
      row.product_image_url === null
        ? []
        : [[JSON.stringify([row.retailer_name, row.product_id]), String(row.product_image_url)] as const],
    ),
  );
}

/** The days of each bucket: weeks begin on Monday, and the first and last bucket end with the range. */
function bucketsOf(start: string, end: string, dimension: string): string[][] {
  const nameOf = (day: string) => {
    const [year = '', month = ''] = day.split('-');
    if (dimension === 'DAILY') return day;
    if (dimension === 'WEEKLY') return String(Math.floor((Date.parse(day) / 86_400_000 + 3) / 7));
    if (dimension === 'MONTHLY') return `${year}-${month}`;
    if (dimension === 'QUARTERLY') return `${year} ${Math.ceil(Number(month) / 3)}`;
    return dimension === 'YEARLY' ? year : '';
  };
  return [...groupsBy(daysFrom(start, end), nameOf).values()];
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
  const side = (its: Priced) => ({
    status: its.status,
    rrp_value: toText(its[kind].rrp),
    rsp_value: toText(its[kind].rsp),
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
  const beside = Math.max(target_min - index, index - target_max);
  return beside <= 0 ? 'POSITIVE' : beside <= margin ? 'NEUTRAL' : 'NEGATIVE';
}
