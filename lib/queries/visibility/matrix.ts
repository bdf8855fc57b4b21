import { identifier, join, param, sql } from '@/lib/metrics/sql';
import { choice, text } from '../params';
import { tableQuery } from '../table';
import { aimOf, before, bothDays, comparedNeed, dayNeed, FILTER_COLUMNS } from './needs';
import { visibilityParams } from './params';

/** A score of the day at a retailer, as the matrix shows it. */
export type MatrixCell = [
  shop: string,
  id: string,
  score: number | null,
  target: number | null,
  gap: number | null,
  change: number | null,
  is_target_met: boolean | null,
  listings: number | null,
  all_listings: number | null,
];

/** A keyword or category for a brand, at every retailer that has it. */
export interface MatrixRow {
  source: string;
  source_name: string;
  is_power: boolean | null;
  searched_brand: string | null;
  /** Of those with a verdict. */
  missed: number;
  judged: number;
  /** What stands for a whole share; null where scores are something else. */
  scale: number | null;
  cells: MatrixCell[];
}

const CELL = [
  'shop',
  'id',
  'score',
  'target',
  'gap',
  'change',
  'is_target_met',
  'own_product_count',
  'total_product_count',
];
const MATRIX_COLUMNS = [
  ...FILTER_COLUMNS,
  'id',
  'source',
  'shop',
  'score',
  'target',
  'gap',
  'scale',
  'own_product_count',
  'total_product_count',
] as const;

/** Keywords or categories by retailer: those that count most, then those that miss most targets. */
export const matrix = tableQuery<MatrixRow>()({
  name: 'visibility/matrix',
  title: 'Against target',
  noun: 'keywords',
  params: {
    ...visibilityParams,
    /** What `at_shop` sorts by, and at which shop. */
    measure: choice(['gap', 'score', 'change'], 'gap'),
    shop: text(),
  },
  columns: {
    source_name: { title: 'Keyword or category', kind: 'text' },
    is_power: { title: 'Power keyword', kind: 'boolean', definition: 'A keyword or category that counts most.' },
    searched_brand: { title: 'Brand', kind: 'text', definition: 'The brand whose listings are counted.' },
    missed: {
      title: 'Targets missed',
      kind: 'number',
      unit: 'count',
      definition: 'At so many retailers, by the verdict of the service.',
    },
    judged: { title: 'With a verdict', kind: 'number', unit: 'count', definition: 'Retailers with a verdict.' },
    at_shop: {
      title: 'At the chosen retailer',
      kind: 'number',
      unit: 'score',
      definition: 'Gap, score or change there.',
    },
  },
  fields: ['source', 'scale', 'cells', 'fewer'],
  search: ['source_name', 'searched_brand'],
  sort: 'is_power.desc',
  key: ['fewer', 'source_name', 'searched_brand', 'source'],
  needs: (params) => [dayNeed(params), ...comparedNeed(params)],
  async from(params, run) {
    const where = await aimOf(params, run);
    const rows = bothDays(params, run, MATRIX_COLUMNS);
    return sql`SELECT source, any(source_name) AS source_name, max(is_power_visibility_source) AS is_power, searched_brand, countIf(NOT is_target_met) AS missed,
          countIf(is_target_met IS NOT NULL) AS judged, any(scale) AS scale, groupArray((${join(CELL.map(identifier))})) AS cells,
          anyIf(${identifier(params.measure)}, shop = ${param(params.shop, 'String')}) AS at_shop, 0 - countIf(NOT is_target_met) AS fewer
        FROM (SELECT * FROM (SELECT *, score - ${before('score')} AS change FROM (${rows})) WHERE now AND ${where})
        GROUP BY source, searched_brand`;
  },
});
