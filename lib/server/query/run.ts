import 'server-only';
import { LRUCache } from 'lru-cache';
import { memoize } from '@/lib/async/memoize';
import type { Database } from '@/lib/clickhouse/client';
import type { AnswerSettings } from '@/lib/contract/setting-values';
import { compile, type Sql } from '@/lib/metrics/sql';
import { thresholdsOf } from '@/lib/metrics/thresholds';
import type { Need, Run } from '@/lib/queries/query';
import { signalsNamed } from '@/lib/queries/signals/signals';
import { sentSql } from '../account/sent-points';
import { processWide } from '../base/process-wide';
import { readNewestFiles } from '../bulk/known-files';
import { readKnownFiles } from '../bulk/read-known-files';
import { readVariants } from '../collect/ledger';
import type { CollectOptions, NeedCollection } from './collect-need';
import type { NeedCoverage } from './coverage';
import { needRows } from './need-rows';
import { readPriceMoves } from './price-moves';
import { readSignals } from './read-signals';

/** The account of the rows, and the database that stores them. */
export interface Reader {
  db: Database;
  account: string;
  signal?: AbortSignal | undefined;
  /** Milliseconds to wait for days that are being evaluated. Unlimited by default. */
  patience?: number;
  /** Starts collecting days of a need that are missing or stale. */
  collect?: (need: Need, options: Omit<CollectOptions, 'refetch' | 'running'>) => Promise<NeedCollection>;
}

const SETTINGS = {
  // A name in an expression refers to a column of the row, not to an alias of the same SELECT.
  prefer_column_name_to_alias: 1,
  // Statements are frequent and read few rows: merging expressions takes longer than it saves.
  query_plan_merge_expressions: 0,
  // Statements list the evaluated days of a long period one by one.
  max_query_size: 2_000_000,
};

/** Sets that one thread reads as fast as several. */
const FEW_SETS = 20;

const sharedRows = processWide('shared rows', () => new LRUCache<string, Promise<unknown[]>>({ max: 500 }));

/**
 * Returns a Run that can read only the rows of the given needs.
 *
 * @param needs with their parts merged: see `mergeParts`
 */
export function createRun(
  needs: readonly NeedCoverage[],
  { db, account, signal, patience }: Reader,
  settings: AnswerSettings,
): Run {
  const sets = needs.reduce((sum, need) => sum + need.sets.length, 0);
  const engineSettings = sets > FEW_SETS ? SETTINGS : { ...SETTINGS, max_threads: 1 };
  function rows<Row>(statement: Sql, options: { signal?: AbortSignal | undefined } = { signal }): Promise<Row[]> {
    const { text, params } = compile(statement);
    return db.query<Row>(text, params, { ...options, settings: engineSettings });
  }
  /** Results by statement and sets, since rows of a set never change. No single reader can abort the statement. */
  function shared<Row>(statement: Sql): Promise<Row[]> {
    const { text, params } = compile(statement);
    const key = JSON.stringify([db.database, text, params], (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    return memoize(sharedRows(), key, () => rows<Row>(statement, {})) as Promise<Row[]>;
  }
  return {
    rows: (statement) => rows(statement),
    rowsInChunks<Row>(statement: Sql) {
      const { text, params } = compile(statement);
      return db.rowsInChunks<Row>(text, params, { signal, settings: engineSettings });
    },
    row: async <Row>(statement: Sql) => only(await rows<Row>(statement)),
    sharedRow: async <Row>(statement: Sql) => only(await shared<Row>(statement)),
    ...needRows(needs, account),
    settings,
    signals(period, rules) {
      const options = { patience, ...(rules && { signals: signalsNamed(rules) }) };
      return readSignals({ db, account }, needs, { ...period, thresholds: thresholdsOf(settings) }, options);
    },
    sent: sentSql(account),
    variants: async ({ dataset: endpoint }) => readVariants(db, { account, endpoint }),
    async priceMoves({ view, as = view.name }) {
      const need = needs.find((need) => need.as === as);
      if (!need) throw new Error(`A query reads moves of ${as}, which it does not need.`);
      return readPriceMoves({ db, account }, need, patience);
    },
    files: {
      now: new Date(),
      newest: () => readNewestFiles(account),
      between: (from, to) => readKnownFiles(db, account, { dataset: null, from, to }),
    },
  };
}

function only<Row>([first]: readonly Row[]): Row {
  if (first === undefined) throw new Error('A query for exactly one row returned none.');
  return first;
}
