import * as z from 'zod/mini';
import { INDEX_RULES } from '@/lib/metrics/price-competition';
import { periodStart } from '@/lib/queries/shared/dates';
import { choice, day, text } from '../params';
import { query } from '../query';
import { namesIn, periodNeeds, rangeNeed } from './cells';
import { comparedRange } from './changes';
import { bucketsOf, type Frame, frameOf, withCells } from './frame';
import { competitionParams } from './params';

export interface LineCell {
  bucket: string;
  ends: string;
  index: number | null;
  verdict: string | null;
  tone: string;
  distance: number | null;
  base_price: number | null;
  benchmark_price: number | null;
  /** Over all offers, those out of stock too. */
  base_all: number | null;
  benchmark_all: number | null;
  base_depth: number | null;
  benchmark_depth: number | null;
  base_state: string | null;
  benchmark_state: string | null;
  /** Merchant with the lowest price, and whether the side's own price is the lowest. */
  base_cheapest: string | null;
  benchmark_cheapest: string | null;
  base_lowest: boolean | null;
  benchmark_lowest: boolean | null;
  index_agrees: boolean | null;
  depth_agrees: boolean | null;
  verdict_agrees: boolean | null;
}

/** One side of a competition, as the newest answer describes it. */
export interface LineSide {
  title: string;
  name: string | null;
  retailer: string | null;
  merchant_type: string | null;
  group_type: string | null;
  products: number | null;
  brand: string | null;
  own: boolean | null;
  barcode: string | null;
  csku_title: string | null;
  csku_id: string | null;
  product_id: string | null;
  image: string | null;
  url: string | null;
}

export interface Line {
  id: string;
  base: LineSide;
  benchmark: LineSide;
  band: { min: number; max: number; margin: number } | null;
  /** How the index is made of both prices; null where most of the page's follow from no rule. */
  rule: Frame['rule'];
  at: string;
  /** One for each bucket of the period; of one that nobody collected everything is null. */
  cells: LineCell[];
}

const SIDE = {
  name: 'name',
  retailer: 'retailer',
  merchant_type: 'merchant_type',
  group_type: 'group_type',
  products: 'number_of_products',
  brand: 'product_brand_name',
  own: 'product_is_customer_brand',
  barcode: 'product_barcode',
  csku_title: 'product_csku_title',
  csku_id: 'product_csku_id',
  product_id: 'product_product_id',
  image: 'product_product_image_url',
  url: 'product_product_url',
};
const sideOf = (side: 'base' | 'benchmark') =>
  Object.entries(SIDE).map(([name, column]) => `${side}_${column} AS ${side}_${name}`);

const BAND =
  'coloring_levels_target_min AS band_from, coloring_levels_target_max AS band_to, coloring_levels_margin AS band_margin';

function bandOf({ band_from, band_to, band_margin }: Record<string, unknown>): Line['band'] {
  if (band_from == null || band_to == null) return null;
  return { min: Number(band_from), max: Number(band_to), margin: Math.max(0, Number(band_margin ?? 0)) };
}

const CELL = [
  ...[
    'bucket',
    'ends',
    'index',
    'verdict',
    'tone',
    'distance',
    'base_price',
    'benchmark_price',
    'base_all',
    'benchmark_all',
  ],
  ...['base_depth', 'benchmark_depth', 'base_state', 'benchmark_state', 'base_cheapest', 'benchmark_cheapest'],
  ...['base_lowest', 'benchmark_lowest', 'index_agrees', 'depth_agrees', 'verdict_agrees'],
];
const READ = ['rules', ...CELL.filter((name) => name !== 'index_agrees')];

function emptyCell(bucket: string): LineCell {
  return {
    ...(Object.fromEntries(CELL.map((name) => [name, null])) as unknown as LineCell),
    ...{ bucket, ends: bucket, tone: 'none' },
  };
}

/** One competition with all of its buckets; null where the page has none of this id. */
export const line = query({
  name: 'price-competition/line',
  params: z.object({ ...competitionParams, id: text() }),
  needs: periodNeeds,
  async answer(params, run): Promise<Line | null> {
    const base = withCells(params, await bucketsOf(params, run), run, namesIn(`id dated buckets ${READ.join(' ')}`));
    const newest = [...sideOf('base'), ...sideOf('benchmark'), BAND].join(', ');
    const [cells, [its], frame] = await Promise.all([
      run.rows<Omit<LineCell, 'index_agrees'> & { rules: number | null }>(
        `WITH ${base.sql} SELECT ${READ.map((name) => `\`${name}\``).join(', ')}
        FROM cells WHERE id = {id:String} AND dated AND has(buckets, bucket) ORDER BY bucket`,
        { ...base.params, id: params.id },
      ),
      run.rows<Record<string, string | number | boolean | null>>(
        `SELECT ${newest}, place AS place_no FROM competitions WHERE id = {id:String} ORDER BY bucket DESC, row_no DESC LIMIT 1`,
        { id: params.id },
      ),
      // The rule is found out beside what needs none.
      frameOf(params, run),
    ]);
    if (!its) return null;
    const bit = frame.rule && 2 ** INDEX_RULES.indexOf(frame.rule);
    const side = (name: 'base' | 'benchmark', word: string) =>
      ({
        ...Object.fromEntries(Object.keys(SIDE).map((key) => [key, its[`${name}_${key}`]])),
        title: its[`${name}_name`] || `${word} ${its.place_no}`,
      }) as LineSide;
    return {
      id: params.id,
      base: side('base', 'Base'),
      benchmark: side('benchmark', 'Benchmark'),
      band: bandOf(its),
      rule: frame.rule,
      at: frame.at,
      cells: frame.buckets.map((bucket) => {
        const found = cells.find((cell) => cell.bucket === bucket);
        if (!found) return emptyCell(bucket);
        const { rules, ...cell } = found;
        return { ...cell, index_agrees: bit === null || rules === null ? null : (rules & bit) > 0 };
      }),
    };
  },
});

/**
 * The row behind a bucket of a competition as the service sent it, as JSON text; null where it sent none. Without a bucket it is
 * the row of a whole period, see `changes`.
 */
export const evidence = query({
  name: 'price-competition/evidence',
  params: z.object({
    ...competitionParams,
    id: text(),
    bucket: z.optional(day()),
    span: choice(['period', 'year'], 'period'),
    when: choice(['now', 'before'], 'now'),
  }),
  needs(params) {
    if (params.bucket) return periodNeeds(params);
    const range = params.when === 'now' ? [periodStart(params.date, params.days), params.date] : comparedRange(params);
    return [rangeNeed({ ...params, by: 'NONE' }, range[0] ?? '', range[1] ?? '')];
  },
  async answer(params, run): Promise<string | null> {
    const [row] = await run.rows<{ raw: string }>(
      `SELECT raw FROM competitions WHERE id = {id:String}
        AND ${params.bucket ? 'start_date = {bucket:Date32}' : 'true'} ORDER BY row_no LIMIT 1`,
      { id: params.id, ...(params.bucket && { bucket: params.bucket }) },
    );
    return row?.raw || null;
  },
});
