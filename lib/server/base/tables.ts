import 'server-only';
import type { TableDefinition } from '@/lib/clickhouse/table';
import { warehouseDefinitions } from '../warehouse/tables';
import { evaluationTables } from './evaluation-tables';

/** Instants are ISO 8601 text, which can be sorted and sent without conversion. */
const INSTANT = 'String';

/** Response bodies as received, a row for each page: the source of every number. Rows are never changed. */
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
    /** The body in a form that the engine can parse, empty if it can parse the body itself. */
    readable: 'String CODEC(ZSTD(1))',
  },
};

/** Collected answers: a row for each endpoint, parameters and day. Readers see only the sets named here. */
export const ledger: TableDefinition = {
  name: 'ledger',
  engine: 'ReplacingMergeTree',
  version: 'version',
  orderBy: ['account', 'endpoint', 'params', 'day'],
  columns: {
    account: 'String',
    endpoint: 'LowCardinality(String)',
    /** Parameters with defaults, without days and paging, as a sorted query string. */
    params: 'String',
    /** The requested day. */
    day: 'Date',
    version: 'UInt64',
    state: 'LowCardinality(String)',
    /** Id of the raw answer and its warehouse rows, or 0 without an answer. */
    set_id: 'UInt64',
    /** Rows of the answer, without repeated ones. */
    rows: 'UInt32',
    /** Rows as counted by the service, or null if the answer is not a set. */
    total: 'Nullable(UInt32)',
    /** Rows that the service counted but did not send. */
    missing: 'UInt32',
    requests: 'UInt32',
    /** Number of times that the answer changed after the day was settled. */
    revisions: 'UInt32',
    /** Number of consecutive failed attempts. */
    attempts: 'UInt32',
    /** Problem of the last attempt as JSON, empty if it succeeded. */
    problem: 'String',
    /** Facts about the whole set as JSON, such as `shifted`. */
    facts: 'String',
    crawled_at: 'Nullable(String)',
    fetched_at: INSTANT,
    settled: 'Bool',
    content_hash: 'String',
    /** Version of the warehouse table that the set was written to, 0 without a table. */
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
 * Known bulk files, from lists, transfers and checks. Its rows are `KnownFile`. The name is older than lists and
 * checks, and is not changed, as a renamed table would start empty.
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
    /** When the lists began to name it, or no longer named it. Null in rows older than this column. */
    listed_at: 'Nullable(String)',
    /** Empty in rows older than this column, which are from transfers. */
    source: 'LowCardinality(String)',
    bytes: 'Nullable(UInt64)',
    rows: 'Nullable(UInt64)',
    malformed: 'Nullable(UInt64)',
    sha256: 'Nullable(String)',
    sha256_by: 'Nullable(String)',
    etag: 'Nullable(String)',
    first_seen: INSTANT,
    /** Time of the last request, or of the first list if no request was sent. */
    last_seen: INSTANT,
  },
};

/** Position of each brand in the order in which brands are assigned colors. The lowest position counts. */
export const brandPositions: TableDefinition = {
  name: 'brand_positions',
  engine: 'MergeTree',
  orderBy: ['account', 'own', 'brand'],
  columns: { account: 'String', own: 'Bool', brand: 'String', position: 'UInt32' },
};

/**
 * Changes of the account's settings (`lib/contract/account-settings`), a row each. The newest row of a name is its
 * value, as JSON. Older rows are its history: the version is part of the key, so they are not replaced.
 */
export const accountSettingChanges: TableDefinition = {
  name: 'account_settings',
  engine: 'ReplacingMergeTree',
  version: 'version',
  orderBy: ['account', 'name', 'version'],
  columns: { account: 'String', name: 'LowCardinality(String)', version: 'UInt64', value: 'String' },
};

/**
 * Items of lists that an account saves, such as views: a row for each change, whose version is its time. The newest row of
 * an item counts, and an empty value removes it. Older rows are its history.
 */
export const savedItemChanges: TableDefinition = {
  name: 'saved_items',
  engine: 'ReplacingMergeTree',
  version: 'version',
  orderBy: ['account', 'list', 'key', 'version'],
  columns: {
    account: 'String',
    list: 'LowCardinality(String)',
    key: 'String',
    version: 'UInt64',
    /** JSON, or empty. */
    value: 'String',
  },
};

/**
 * Points of lists for retailers, a row for each point that was sent or withdrawn. The newest row of a point and a day
 * counts. Older rows are its history: the version is part of the key, so they are not replaced.
 */
export const sentPoints: TableDefinition = {
  name: 'sent_points',
  engine: 'ReplacingMergeTree',
  version: 'version',
  orderBy: ['account', 'retailer', 'rule', 'subject', 'date', 'version'],
  columns: {
    account: 'LowCardinality(String)',
    retailer: 'LowCardinality(String)',
    /** Name of the signal. */
    rule: 'LowCardinality(String)',
    subject: 'String',
    /** The day that the list was about. */
    date: 'Date',
    version: 'UInt64',
    /** What the list stated and may differ the next day. */
    fact: 'String',
    /** False if the user did not send it after all. */
    is_sent: 'Bool',
  },
};

export const tables = [
  rawAnswers,
  ledger,
  pageSizes,
  knownFiles,
  brandPositions,
  ...evaluationTables,
  accountSettingChanges,
  savedItemChanges,
  sentPoints,
  ...warehouseDefinitions,
];
