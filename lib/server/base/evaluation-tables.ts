import 'server-only';
import type { TableDefinition } from '@/lib/clickhouse/table';

interface EvaluationTable extends TableDefinition {
  /** Name of all versions of the table. */
  family: string;
  /** Tables of earlier versions are dropped. */
  familyVersion: number;
}

/**
 * Defines a table of rows that follow from collected sets (`lib/server/query/day-evaluation.ts`). A row without a subject
 * marks a day as completely evaluated. The rows can be recomputed from the inputs of their hash, so they can be removed at
 * any time. Two processes may write rows twice. A key without the subject makes inserts four times as fast.
 */
function evaluationTable(
  { family, familyVersion }: Pick<EvaluationTable, 'family' | 'familyVersion'>,
  columns: TableDefinition['columns'],
): EvaluationTable {
  return {
    family,
    familyVersion,
    name: `${family}_v${familyVersion}`,
    engine: 'MergeTree',
    orderBy: ['account', 'rule', 'day', 'hash'],
    partitionBy: 'toYYYYMM(day)',
    columns: {
      account: 'LowCardinality(String)',
      rule: 'LowCardinality(String)',
      day: 'Date',
      /** Hash of the statement with its limits, and of all sets that it read for the day. */
      hash: 'LowCardinality(String)',
      /** In milliseconds. */
      evaluated_at: 'UInt64',
      subject: 'String',
      ...columns,
    },
  };
}

/** Cached verdicts of signals, by subject. `rule` is the name of the signal. */
export const signalDays = evaluationTable(
  { family: 'signal_days', familyVersion: 4 },
  {
    /** Grouping by it is faster than by the rule and the subject. */
    subject_hash: 'UInt64 DEFAULT sipHash64(rule, subject)',
    retailer: 'LowCardinality(String)',
    bad: 'Bool',
    power: 'Bool',
    /** This, the keyword and the product are stored for bad subjects only. */
    title: 'String',
    keyword: 'LowCardinality(String)',
    product: 'String',
    value: 'Nullable(Float64)',
    reference: 'Nullable(Float64)',
    measure: 'Nullable(Float64)',
    baseline: 'Nullable(Float64)',
    who: 'LowCardinality(String)',
  },
);

const MOVER = [
  'shop String',
  'retailer Nullable(String)',
  'day String',
  'or_earlier Bool',
  'before Float64',
  'after Float64',
  'changes UInt32',
];

/**
 * Cached moves of prices (`lib/queries/prices/lanes.ts`) of a period, by its last day. `rule` is the length of the
 * period and the parameters of the requests, and the subject is the SKU.
 */
export const priceMoves = evaluationTable(
  { family: 'price_moves', familyVersion: 2 },
  {
    currency: 'LowCardinality(Nullable(String))',
    retailer_country: 'LowCardinality(Nullable(String))',
    falls: 'Bool',
    movers: `Array(Tuple(${MOVER.join(', ')}))`,
    back_day: 'Nullable(String)',
    last_known_day: 'String',
    /** Of the first retailer, on its last known day. */
    last_price: 'Float64',
  },
);

export const evaluationTables = [signalDays, priceMoves];
