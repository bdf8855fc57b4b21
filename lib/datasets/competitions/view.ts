import { priceCompetition } from '@/lib/contract/price-competition';
import { raw, type Sql, sql } from '@/lib/metrics/sql';
import { ratio, rounded, view } from '@/lib/metrics/view';
import { cell } from './cells';
import { COMPETITION_COLUMNS, COMPETITIONS } from './columns';

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

/**
 * Counts the cells that changed since the previous bucket. `tone_before` is '' without an index. Null if no cell has
 * one.
 */
function countSince(isChanged: Sql): Sql {
  return sql`if(countIf(tone_before != '') = 0, NULL, countIf(tone_before != '' AND ${isChanged}))`;
}

/** Counts the cells with a tone. Null if no cell has an index. */
function countTone(tone: 'off' | 'near'): Sql {
  return sql`if(countIf(${cell.index} IS NOT NULL) = 0, NULL, countIf(${cell.tone} = ${raw(`'${tone}'`)}))`;
}

/**
 * Competitions by bucket (Price Competition). Measures are over cells: the buckets of competitions under a choice of
 * price and offers (`cellsIn`). Queries add `tone_before`, `all_competitions`, the number of competitions of the period,
 * and `is_of_period`, whether a competition is one of these.
 */
export const competitions = view({
  name: COMPETITIONS,
  dataset: priceCompetition.name,
  columns: COMPETITION_COLUMNS,
  measures: {
    on_target: ratio({
      title: 'Price indices on target',
      definition: 'Share of competitions with an index that is reported as on target.',
      better: 'higher',
      counts: {
        part: sql`countIf(${cell.tone} = 'on')`,
        whole: sql`countIf(${cell.index} IS NOT NULL)`,
        of: 'with an index',
      },
      all: { sql: sql`count()`, of: 'competitions' },
    }),
    average_index: {
      title: 'Average index',
      definition: 'The mean of the indices, each competition once. Null where none has an index.',
      sql: rounded(sql`avg(${cell.index})`),
      unit: 'index',
      better: null,
      counts: { part: sql`countIf(${cell.index} IS NOT NULL)`, whole: sql`count()`, of: 'competitions' },
    },
    new_off: {
      title: 'New off target',
      definition:
        'Competitions off target that were not in the last earlier day, week or other bucket in which they had an index. Null where none had one before.',
      sql: countSince(sql`${cell.tone} = 'off' AND tone_before != 'off'`),
      unit: 'count',
      better: 'lower',
    },
    back_on: {
      title: 'Back on target',
      definition:
        'Competitions on target that were not in the last earlier bucket in which they had an index. Null where none had one before.',
      sql: countSince(sql`${cell.tone} = 'on' AND tone_before != 'on'`),
      unit: 'count',
      better: 'higher',
    },
    off: {
      title: 'Off target',
      definition:
        'Competitions whose index is further from the target band than its margin, by the service’s verdict. Null where none has an index.',
      sql: countTone('off'),
      unit: 'count',
      better: 'lower',
      counts: {
        part: sql`countIf(${cell.tone} = 'off' AND ${cell.distance} > 0)`,
        whole: sql`countIf(${cell.tone} = 'off')`,
        of: 'above the band',
      },
    },
    near: {
      title: 'Near target',
      definition:
        'Competitions outside the target band and within its margin, by the service’s verdict. Null where none has an index.',
      sql: countTone('near'),
      unit: 'count',
      better: null,
    },
    no_index: {
      title: 'No index',
      definition: 'Competitions of the period without an index, including those that the day or bucket does not list.',
      sql: sql`any(all_competitions) - uniqExactIf(${cell.id}, ${cell.index} IS NOT NULL AND is_of_period)`,
      unit: 'count',
      better: 'lower',
    },
  },
});
