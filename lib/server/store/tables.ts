import 'server-only';
import type { TableDefinition } from '@/lib/clickhouse/table';
import { paletteRetailer, paletteSku } from '@/lib/contract/palette';
import { warehouseDefinitions } from '../warehouse/tables';

/** Instants are ISO 8601 text: they sort as they are, and go to people as they are. */
const INSTANT = 'String';

/** One row for each question: which lines answer it, and what was known of them when they came. */
export const answers: TableDefinition = {
  name: 'answers',
  engine: 'ReplacingMergeTree',
  version: 'version',
  orderBy: ['account', 'question'],
  columns: {
    account: 'String',
    question: 'String',
    version: 'UInt64',
    lines_id: 'UInt64',
    endpoint: 'LowCardinality(String)',
    params: 'String',
    fetched_at: INSTANT,
    crawled_at: 'Nullable(String)',
    total: 'Nullable(UInt32)',
    missing: 'UInt32',
    envelope: 'String',
    content_hash: 'String',
    /** The hash of an earlier answer to the same question about a finished day, empty when it never changed. */
    previous_hash: 'String',
    /** Of the lines, line feeds included: what a reading must add up to. */
    bytes: 'UInt64',
    settled: 'Bool',
  },
};

/** The event lines of an answer, a page each, ready to send: no row is parsed again to be read. */
export const answerLines: TableDefinition = {
  name: 'answer_lines',
  engine: 'MergeTree',
  orderBy: ['lines_id', 'line_no'],
  columns: { lines_id: 'UInt64', line_no: 'UInt32', line: 'String CODEC(ZSTD(1))' },
};

/** What the service sent, as received, a row for each page: the evidence behind every number. Nothing is ever changed in it. */
export const rawAnswers: TableDefinition = {
  name: 'raw_answers',
  engine: 'MergeTree',
  partitionBy: 'toYYYYMM(day)',
  orderBy: ['account', 'endpoint', 'day', 'set_id', 'page'],
  columns: {
    account: 'LowCardinality(String)',
    endpoint: 'LowCardinality(String)',
    day: 'Date',
    set_id: 'UInt64',
    page: 'UInt32',
    body: 'String CODEC(ZSTD(1))',
    /** The same as the engine can read it, empty where it can read the body itself. */
    readable: 'String CODEC(ZSTD(1))',
  },
};

/** What is collected: a row for each endpoint, its parameters and a day. Readers see the sets that stand here. */
export const ledger: TableDefinition = {
  name: 'ledger',
  engine: 'ReplacingMergeTree',
  version: 'version',
  orderBy: ['account', 'endpoint', 'params', 'day'],
  columns: {
    account: 'String',
    endpoint: 'LowCardinality(String)',
    /** Of the request without days and pages, defaults filled in, as the sorted text of a query. */
    params: 'String',
    /** The day that was asked for, the last of a range. */
    day: 'Date',
    version: 'UInt64',
    state: 'LowCardinality(String)',
    /** Of the raw answer and of its rows in the warehouse; 0 where there is none. */
    set_id: 'UInt64',
    /** Rows of the answer, repeated ones counted once. */
    rows: 'UInt32',
    /** Rows as the service counts them; null for an answer that is no set. */
    total: 'Nullable(UInt32)',
    /** Rows that the service counted and did not deliver. */
    missing: 'UInt32',
    requests: 'UInt32',
    /** How often the service changed what it says of the day after the day was over. */
    revisions: 'UInt32',
    /** In a row that went wrong. */
    attempts: 'UInt32',
    /** Of the last attempt as JSON, empty where it went well. */
    problem: 'String',
    /** What follows from the set as a whole, as JSON. */
    facts: 'String',
    crawled_at: 'Nullable(String)',
    fetched_at: INSTANT,
    settled: 'Bool',
    content_hash: 'String',
    /** Of the table that the set's rows were made for; 0 where there was none. */
    table_version: 'UInt16',
  },
};

/** The page size that an endpoint of an account accepts. */
export const pageSizes: TableDefinition = {
  name: 'page_sizes',
  engine: 'ReplacingMergeTree',
  version: 'version',
  orderBy: ['account', 'endpoint'],
  columns: { account: 'String', endpoint: 'String', version: 'UInt64', page_size: 'UInt32' },
};

/**
 * What is known of each bulk file: from lists, from files that were transferred, and from checks. Its rows are `KnownFile`.
 * The name is older than lists and checks; a new one would lose what was learned before.
 */
export const knownFiles: TableDefinition = {
  name: 'files_seen',
  engine: 'ReplacingMergeTree',
  version: 'version',
  orderBy: ['account', 'dataset', 'date', 'hour', 'encoding'],
  columns: {
    account: 'String',
    dataset: 'LowCardinality(String)',
    date: 'String',
    hour: 'UInt8',
    encoding: 'LowCardinality(String)',
    version: 'UInt64',
    outcome: 'LowCardinality(String)',
    listed: 'Nullable(Bool)',
    /** Empty in rows that are older than the column: they are from transfers. */
    source: 'LowCardinality(String)',
    bytes: 'Nullable(UInt64)',
    rows: 'Nullable(UInt64)',
    malformed: 'Nullable(UInt64)',
    sha256: 'Nullable(String)',
    sha256_by: 'Nullable(String)',
    etag: 'Nullable(String)',
    first_seen: INSTANT,
    last_seen: INSTANT,
  },
};

/** Position of each brand in the order in which an account's brands get their styles. The lowest position counts. */
export const brandPositions: TableDefinition = {
  name: 'brand_positions',
  engine: 'MergeTree',
  orderBy: ['account', 'own', 'brand'],
  columns: { account: 'String', own: 'Bool', brand: 'String', position: 'UInt32' },
};

/**
 * Verdicts of signals that were evaluated before, by subject. A row without a subject marks a day as evaluated whole. They
 * follow from the sets and thresholds of their hash, so each can be removed at any time.
 */
export const signalDays: TableDefinition = {
  name: 'signal_days_v1',
  engine: 'ReplacingMergeTree',
  orderBy: ['account', 'rule', 'day', 'hash', 'subject'],
  partitionBy: 'toYYYYMM(day)',
  columns: {
    account: 'LowCardinality(String)',
    rule: 'LowCardinality(String)',
    day: 'Date',
    /** Of the rule with its thresholds and of all sets that it read for the day. */
    hash: 'LowCardinality(String)',
    /** In milliseconds; 0 in rows that are older than the column. */
    evaluated_at: 'UInt64',
    subject: 'String',
    retailer: 'LowCardinality(String)',
    title: 'String',
    power: 'Bool',
    bad: 'Bool',
    value: 'Nullable(Float64)',
    reference: 'Nullable(Float64)',
    who: 'LowCardinality(String)',
  },
};

function known(name: string, fields: string[], key: string[]): TableDefinition {
  const columns = Object.fromEntries(
    fields.map((field) => [field, key.includes(field) ? 'String' : 'Nullable(String)']),
  );
  return {
    name,
    engine: 'ReplacingMergeTree',
    version: 'version',
    orderBy: ['account', ...key],
    columns: { account: 'String', version: 'UInt64', ...columns },
  };
}

const [skuKey = ''] = Object.keys(paletteSku.shape);

export const knownSkus = known('known_skus', Object.keys(paletteSku.shape), [skuKey]);
export const knownRetailers = known(
  'known_retailers',
  Object.keys(paletteRetailer.shape),
  Object.keys(paletteRetailer.shape),
);

export const tables = [
  answers,
  answerLines,
  rawAnswers,
  ledger,
  pageSizes,
  knownFiles,
  brandPositions,
  knownSkus,
  knownRetailers,
  signalDays,
  ...warehouseDefinitions,
];
