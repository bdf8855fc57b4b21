import * as z from 'zod/mini';
import { SIDES, type SideName } from '@/lib/contract/price-competition';
import { type Cell, cell } from '@/lib/datasets/competitions/cells';
import { competitions, INDEX_RULES } from '@/lib/datasets/competitions/view';
import { and, join, param, pick, type Sql, sql } from '@/lib/metrics/sql';
import { prefixed } from '@/lib/metrics/view';
import { periodStart } from '@/lib/queries/shared/dates';
import { choice, day, text } from '../params';
import { type Need, query } from '../query';
import { cellsOf, pageNo, periodNeeds, rangeNeeds } from './cells';
import { comparedRange } from './changes';
import { boundBuckets, bucketsOf, type Frame, frameOf } from './frame';
import { competitionParams } from './params';

const { c } = competitions;

const CELL = [
  'bucket',
  'index',
  'verdict',
  'verdict_agrees',
  ...prefixed(SIDES, ['price', 'depth', 'state', 'cheapest', 'lowest', 'seller']),
] as const;

/** A bucket of a competition. All other fields are null for a bucket that is not collected. */
export type LineCell = Cell<(typeof CELL)[number]> & { index_agrees: boolean | null };

/** Table columns of a side, without their prefix. */
const SIDE_COLUMNS = {
  title: 'title',
  retailer: 'retailer',
  merchant_type: 'merchant_type',
  products: 'number_of_products',
  brand: 'product_brand_name',
  own: 'product_is_customer_brand',
  barcode: 'product_barcode',
  csku_title: 'product_csku_title',
  csku_id: 'product_csku_id',
  product_id: 'product_product_id',
  image: 'product_product_image_url',
  url: 'product_product_url',
} as const;

/** A side of a competition, described by the newest bucket. */
export type LineSide = Record<Exclude<keyof typeof SIDE_COLUMNS, 'title' | 'products' | 'own'>, string | null> & {
  title: string;
  products: number | null;
  own: boolean | null;
};

export interface Line {
  id: string;
  base: LineSide;
  benchmark: LineSide;
  band: { min: number; max: number } | null;
  /** How the index is calculated from both prices. Null if most indices of the page follow no known rule. */
  rule: Frame['rule'];
  /** First day of the selected bucket. '' without data. */
  current: string;
  /** One for each bucket of the period. */
  cells: LineCell[];
}

const NEWEST = [...prefixed(SIDES, Object.values(SIDE_COLUMNS)), 'band_min', 'band_max'] as const;
type Newest = Record<(typeof NEWEST)[number], unknown> & Record<'band_min' | 'band_max', number | null>;

function sideOf(newest: Newest, side: SideName): LineSide {
  const fields = Object.entries(SIDE_COLUMNS).map(([name, column]) => [name, newest[`${side}_${column}`]]);
  return Object.fromEntries(fields);
}

function emptyCell(bucket: string): LineCell {
  const empty = Object.fromEntries([...CELL, 'index_agrees'].map((name) => [name, null]));
  return { ...(empty as unknown as LineCell), bucket };
}

/** A competition with all of its buckets, or null if the page has none with this id. */
export const line = query({
  name: 'price-competition/line',
  params: z.object({ ...competitionParams, id: text() }),
  needs: periodNeeds,
  async answer(params, run): Promise<Line | null> {
    const isLine = (id: Sql) => sql`${id} = ${param(params.id, 'String')}`;
    const { buckets } = boundBuckets(await bucketsOf(params, run));
    const [cells, [newest], frame] = await Promise.all([
      run.rows<Cell<(typeof CELL)[number] | 'rules'>>(
        sql`SELECT ${join(Object.values(pick(cell, ...CELL, 'rules')))} FROM ${cellsOf(params, run)}
        WHERE ${isLine(cell.id)} AND ${cell.dated} AND has(${buckets}, ${cell.bucket}) ORDER BY ${cell.bucket}`,
      ),
      run.rows<Newest>(
        sql`SELECT ${join(Object.values(pick(c, ...NEWEST)))} FROM ${run.from({ view: competitions })}
        WHERE ${isLine(c.id)} ORDER BY ${c.bucket} DESC, ${pageNo(params)} DESC, ${c.row_no} DESC LIMIT 1`,
      ),
      // The other statements do not need the rule.
      frameOf(params, run),
    ]);
    if (!newest) return null;
    const { band_min: min, band_max: max } = newest;
    const bit = frame.rule && 2 ** INDEX_RULES.indexOf(frame.rule);
    return {
      id: params.id,
      base: sideOf(newest, 'base'),
      benchmark: sideOf(newest, 'benchmark'),
      band: min === null || max === null ? null : { min, max },
      rule: frame.rule,
      current: frame.current,
      cells: frame.buckets.map((bucket) => {
        const match = cells.find((cell) => cell.bucket === bucket);
        if (!match) return emptyCell(bucket);
        const { rules, ...cell } = match;
        return { ...cell, index_agrees: bit === null || rules === null ? null : (rules & bit) > 0 };
      }),
    };
  },
});

const evidenceParams = z.object({
  ...competitionParams,
  id: text(),
  bucket: z.optional(day()),
  when: choice(['now', 'was'], 'now'),
});

function evidenceNeeds(params: z.output<typeof evidenceParams>): Need[] {
  const { bucket } = params;
  // A day has an answer of its own, whose time is that of the row.
  if (bucket) return params.by === 'DAILY' ? rangeNeeds(params, bucket, bucket) : periodNeeds(params);
  const [from, to] =
    params.when === 'now' ? [periodStart(params.date, params.days), params.date] : comparedRange(params);
  return rangeNeeds({ ...params, by: 'NONE' }, from, to);
}

/**
 * The row behind a bucket of a competition as the service sent it, as JSON text, and the number of its page; null where
 * it sent none. Without a bucket it is the row of a whole period, see `changes`.
 */
export const evidence = query({
  name: 'price-competition/evidence',
  params: evidenceParams,
  needs: evidenceNeeds,
  async answer(params, run): Promise<{ page: number; raw: string } | null> {
    const where = and(
      sql`${c.id} = ${param(params.id, 'String')}`,
      params.bucket ? sql`${c.start_date} = ${param(params.bucket, 'Date32')}` : null,
    );
    const [row] = await run.rows<{ page: number; raw: string }>(
      sql`SELECT ${c.customer_page_id} AS page, ${c.raw} FROM ${run.from({ view: competitions })}
      WHERE ${where} ORDER BY ${pageNo(params)} DESC, ${c.row_no} LIMIT 1`,
    );
    return row?.raw ? row : null;
  },
});
