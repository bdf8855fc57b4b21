import { POSITION_TYPES } from '@/lib/contract/params';
import { identifier, join, raw, sql } from '@/lib/metrics/sql';
import { scores } from '@/lib/metrics/visibility';
import { tableQuery } from '../table';
import { aimOf, dayNeed, FILTER_COLUMNS, kindDayNeed } from './needs';
import { type PositionType, visibilityParams } from './params';

/** A score of one kind of places at a retailer. */
export type PositionCell = [
  kind: PositionType,
  shop: string,
  score: number | null,
  target: number | null,
  is_target_met: boolean | null,
  listings: number | null,
  all_listings: number | null,
];

/** A keyword or category for a brand, with all three kinds of places at every retailer. */
export interface PositionRow {
  source: string;
  source_name: string;
  is_power: boolean | null;
  searched_brand: string | null;
  /** Targets missed in organic places, a matter of content, of those with a verdict. */
  content: number;
  content_of: number;
  /** In sponsored places, a matter of budget. */
  budget: number;
  budget_of: number;
  scale: number | null;
  cells: PositionCell[];
}

const CELL = ['kind', 'shop', 'score', 'target', 'is_target_met', 'own_product_count', 'total_product_count'];
const COLUMNS = [
  ...FILTER_COLUMNS,
  'source',
  'shop',
  'score',
  'target',
  'scale',
  'own_product_count',
  'total_product_count',
] as const;

const text = (kind: PositionType) => raw(`'${kind}'`);

/** Organic and sponsored places beside each other: is a target missed by content, or by budget? */
export const positions = tableQuery<PositionRow>()({
  name: 'visibility/positions',
  title: 'Organic and sponsored',
  noun: 'keywords',
  params: visibilityParams,
  columns: {
    source_name: { title: 'Keyword or category', kind: 'text' },
    is_power: { title: 'Power keyword', kind: 'boolean', definition: 'A keyword or category that counts most.' },
    searched_brand: { title: 'Brand', kind: 'text', definition: 'The brand whose listings are counted.' },
    content: { title: 'Content', kind: 'number', unit: 'count', definition: 'Targets missed in organic places.' },
    content_of: {
      title: 'Organic, with a verdict',
      kind: 'number',
      unit: 'count',
      definition: 'Retailers with a verdict on organic places.',
    },
    budget: { title: 'Budget', kind: 'number', unit: 'count', definition: 'Targets missed in sponsored places.' },
    budget_of: {
      title: 'Sponsored, with a verdict',
      kind: 'number',
      unit: 'count',
      definition: 'Retailers with a verdict on sponsored places.',
    },
  },
  fields: ['source', 'scale', 'cells', 'fewer'],
  search: ['source_name', 'searched_brand'],
  sort: 'is_power.desc',
  key: ['fewer', 'source_name', 'searched_brand', 'source'],
  needs: (params) => [dayNeed(params), ...POSITION_TYPES.map((kind) => kindDayNeed(params, kind))],
  async from(params, run) {
    const where = await aimOf(params, run);
    const kinds = POSITION_TYPES.map(
      (kind) =>
        sql`SELECT *, ${text(kind)} AS kind FROM ${run.from({ view: scores, as: `${kind.toLowerCase()}_day` }, COLUMNS)}`,
    );
    const missed = (kind: PositionType) => sql`countIf(NOT is_target_met AND kind = ${text(kind)})`;
    const judged = (kind: PositionType) => sql`countIf(is_target_met IS NOT NULL AND kind = ${text(kind)})`;
    return sql`SELECT source, any(source_name) AS source_name, max(is_power_visibility_source) AS is_power, searched_brand,
          ${missed('ORGANIC')} AS content, ${judged('ORGANIC')} AS content_of, ${missed('SPONSORED')} AS budget, ${judged('SPONSORED')} AS budget_of,
          any(scale) AS scale, groupArray((${join(CELL.map(identifier))})) AS cells, 0 - ${missed('OVERALL')} AS fewer
        FROM (SELECT * FROM (${join(kinds, ' UNION ALL ')}) WHERE ${where}) GROUP BY source, searched_brand`;
  },
});
