import { OFFER_SETS, PRICE_KINDS } from '@/lib/contract/competition-request';
import {
  bandColumns,
  minInfoColumns,
  priceCompetition,
  productColumns,
  SIDES,
  sideColumns,
} from '@/lib/contract/price-competition';
import { type Sql, sql } from './sql';
import { keysOf, prefixed, ratio, view } from './view';

/** How a service calculates its index from two prices: scale times base ÷ benchmark, or the inverse. */
export interface IndexRule {
  scale: number;
  flipped: boolean;
}

/** The known rules, in the order of the bits of a row's `rules`. */
export const INDEX_RULES: readonly IndexRule[] = [
  { scale: 100, flipped: false },
  { scale: 1, flipped: false },
  { scale: 100, flipped: true },
  { scale: 1, flipped: true },
];

/** Columns that are computed when the table is filled. */
const DERIVED = [
  'id',
  'bucket',
  'ends',
  'dated',
  'base_title',
  'benchmark_title',
  'retailer',
  'band_min',
  'band_max',
  'margin',
] as const;
/** Derived columns of each set of offers and side. */
const DERIVED_BY_SIDE = ['rsp_price', 'rrp_price', 'state', 'depth'] as const;
/** Derived columns of each set of offers and kind of price. */
const DERIVED_BY_KIND = [
  'said_index',
  'said_depth',
  'verdict',
  'tone',
  'distance',
  'rules',
  'depth_agrees',
  'verdict_agrees',
] as const;

/**
 * Counts the cells that changed since the previous bucket. `tone_before` is '' without an index. Null if no cell has
 * one.
 */
function countSince(isChanged: Sql): Sql {
  return sql`if(countIf(tone_before != '') = 0, NULL, countIf(tone_before != '' AND ${isChanged}))`;
}

/**
 * Competitions by bucket (Price Competition). Measures are over cells: the buckets of competitions under a choice of
 * price and offers (`cellsOf` in lib/queries/price-competition).
 */
export const competitions = view({
  name: 'competitions',
  dataset: priceCompetition.name,
  columns: [
    ...(['day', 'row_no', 'place', 'raw', 'start_date', 'customer_page_id'] as const),
    ...prefixed(['coloring_levels'], keysOf(bandColumns)),
    ...prefixed(SIDES, [
      ...keysOf(sideColumns),
      ...prefixed(['product'], keysOf(productColumns)),
      ...prefixed(['min_info'], keysOf(minInfoColumns)),
    ]),
    ...DERIVED,
    ...prefixed(OFFER_SETS, prefixed(SIDES, DERIVED_BY_SIDE)),
    ...prefixed(OFFER_SETS, prefixed(PRICE_KINDS, DERIVED_BY_KIND)),
  ],
  measureColumns: [],
  measures: {
    on_target: ratio({
      title: 'On target',
      definition: 'Share of competitions with an index that is reported as on target.',
      better: 'higher',
      counts: { part: sql`countIf(tone = 'on')`, whole: sql`countIf(index IS NOT NULL)`, of: 'with an index' },
      all: { sql: sql`count()`, of: 'competitions' },
    }),
    average_index: {
      title: 'Average index',
      definition: 'The mean of the indices, each competition once. Null where none has an index.',
      sql: sql`avg(index)`,
      unit: 'index',
      better: null,
      counts: { part: sql`countIf(index IS NOT NULL)`, whole: sql`count()`, of: 'competitions' },
    },
    new_off: {
      title: 'New off target',
      definition:
        'Competitions off target that were not when they had an index before. Null where none had one before.',
      sql: countSince(sql`tone = 'off' AND tone_before != 'off'`),
      unit: 'count',
      better: 'lower',
    },
    back_on: {
      title: 'Back on target',
      definition: 'Competitions on target that were not when they had an index before. Null where none had one before.',
      sql: countSince(sql`tone = 'on' AND tone_before != 'on'`),
      unit: 'count',
      better: 'higher',
    },
    off: {
      title: 'Off target',
      definition: 'Competitions whose index is further from the target band than its margin, by the service’s verdict.',
      sql: sql`countIf(tone = 'off')`,
      unit: 'count',
      better: 'lower',
      counts: {
        part: sql`countIf(tone = 'off' AND distance > 0)`,
        whole: sql`countIf(tone = 'off')`,
        of: 'above the band',
      },
    },
    near: {
      title: 'Near target',
      definition: 'Competitions outside the target band and within its margin, by the service’s verdict.',
      sql: sql`countIf(tone = 'near')`,
      unit: 'count',
      better: null,
    },
    no_index: {
      title: 'No index',
      definition: 'Competitions without an index.',
      sql: sql`countIf(index IS NULL)`,
      unit: 'count',
      better: 'lower',
    },
  },
});
