import { priceCompetition } from '@/lib/contract/price-competition';
import { ratio, view } from './view';

/** How a service makes its index out of two prices: scale times base ÷ benchmark, or the other way round. */
export interface IndexRule {
  scale: number;
  flipped: boolean;
}

/** Those that are known, in the order of the bits of a row's `rules`. */
export const INDEX_RULES: readonly IndexRule[] = [
  { scale: 100, flipped: false },
  { scale: 1, flipped: false },
  { scale: 100, flipped: true },
  { scale: 1, flipped: true },
];

/**
 * Competitions by bucket (Price Competition). Its measures are over cells: a bucket of a competition, read by a choice of
 * price and offers (`cells` in lib/queries/price-competition).
 */
export const competitions = view({
  name: 'competitions',
  title: 'Price competition',
  dataset: priceCompetition.name,
  table: 'competitions',
  filters: {},
  dimensions: {
    bucket: { title: 'Bucket', sql: 'bucket' },
    retailer: { title: 'Retailer', sql: 'retailer' },
  },
  measures: {
    on_target: ratio({
      title: 'On target',
      definition: 'Competitions whose index the service calls on target, of those with an index.',
      better: 'higher',
      counts: { part: "countIf(tone = 'on')", whole: 'countIf(index IS NOT NULL)', of: 'with an index' },
      all: { sql: 'count()', of: 'competitions' },
    }),
    average_index: {
      title: 'Average index',
      definition: 'The mean of the indices, each competition once. Null where none has an index.',
      sql: 'avg(index)',
      unit: 'index',
      better: null,
      counts: { part: 'countIf(index IS NOT NULL)', whole: 'count()', of: 'competitions' },
    },
    new_off: {
      title: 'Newly off',
      definition: 'Competitions off target that were not when they had an index before.',
      sql: "countIf(tone = 'off' AND tone_before NOT IN ('off', ''))",
      unit: 'count',
      better: 'lower',
    },
    back_on: {
      title: 'Back on target',
      definition: 'Competitions on target that were not when they had an index before.',
      sql: "countIf(tone = 'on' AND tone_before NOT IN ('on', ''))",
      unit: 'count',
      better: 'higher',
    },
    off: {
      title: 'Off target',
      definition: 'Competitions whose index is further from the target band than its margin, by the service’s verdict.',
      sql: "countIf(tone = 'off')",
      unit: 'count',
      better: 'lower',
      counts: {
        part: "countIf(tone = 'off' AND distance > 0)",
        whole: "countIf(tone = 'off')",
        of: 'above the band',
      },
    },
    near: {
      title: 'Near target',
      definition: 'Competitions outside the target band and within its margin, by the service’s verdict.',
      sql: "countIf(tone = 'near')",
      unit: 'count',
      better: null,
    },
    no_index: {
      title: 'No index',
      definition: 'Competitions without an index.',
      sql: 'countIf(index IS NULL)',
      unit: 'count',
      better: 'lower',
    },
  },
});
