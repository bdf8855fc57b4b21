import { columnTypes } from '@/lib/clickhouse/columns';
import type { TableDefinition } from '@/lib/clickhouse/table';
import { type Stored, storedDatasets } from './stored';

/** Every stored row begins with these: whose it is, the file it belongs to, the load that brought it, its place. */
const keyColumns = {
  customer_id: 'String',
  file_date: 'Date',
  file_hour: 'UInt8',
  load_id: 'UInt64',
  row_no: 'UInt32',
} as const;

/**
 * JSON of the columns that the contract does not name, in datasets without promised columns: a list with one object from
 * name to the value's JSON as text, `{}` for none. Rows of earlier versions hold an object from name to value.
 */
export const EXTRA = 'extra';

/** All of a customer stays on one shard of a cluster: its rows beside the loads that say which are current. */
const OF_CUSTOMER = 'cityHash64(customer_id)';

const customers: TableDefinition = {
  name: 'customers',
  engine: 'ReplacingMergeTree',
  version: 'version',
  orderBy: ['id'],
  shardBy: 'cityHash64(id)',
  columns: {
    id: 'String',
    name: 'String',
    key_hash: 'String',
    rate_limit: 'Nullable(UInt32)',
    created_at: "DateTime64(3, 'UTC')",
    removed: 'Bool',
    version: 'UInt64',
  },
};

/** Which load is current for each customer, dataset, date and hour. Definitions have one row a kind (DEFINITION_SLOT). */
const loads: TableDefinition = {
  name: 'loads',
  engine: 'ReplacingMergeTree',
  version: 'loaded_at',
  orderBy: ['customer_id', 'dataset', 'file_date', 'file_hour'],
  shardBy: OF_CUSTOMER,
  columns: {
    customer_id: 'String',
    dataset: 'String',
    file_date: 'Date',
    file_hour: 'UInt8',
    load_id: 'UInt64',
    row_count: 'UInt64',
    content_hash: 'String',
    /** The file's own columns in its order; empty where the contract promises them. */
    columns: 'Array(String)',
    loaded_at: "DateTime64(3, 'UTC')",
  },
};

/**
 * Loads that are being written: a sign of life each few seconds keeps the sweep away from them. They stay until it has
 * looked for what they left behind, and so tell it where to look.
 */
const openLoads: TableDefinition = {
  name: 'open_loads',
  engine: 'ReplacingMergeTree',
  version: 'seen_at',
  orderBy: ['load_id'],
  shardBy: 'load_id',
  columns: { load_id: 'UInt64', customer_id: 'String', target: 'String', seen_at: "DateTime64(3, 'UTC')" },
};

/** Retailers, visibility sources, scorecards, price competitions, own brands: one JSON body a row. */
const definitions: TableDefinition = {
  name: 'definitions',
  engine: 'MergeTree',
  orderBy: ['customer_id', 'file_date', 'file_hour', 'load_id', 'row_no'],
  shardBy: OF_CUSTOMER,
  columns: { ...keyColumns, kind: 'String', body: 'String' },
};

export const tables: readonly TableDefinition[] = [
  customers,
  loads,
  openLoads,
  definitions,
  ...storedDatasets.map(rowsDefinition),
];

function rowsDefinition(stored: Stored): TableDefinition {
  return {
    name: stored.table,
    engine: 'MergeTree',
    partitionBy: 'toYYYYMM(file_date)',
    orderBy: ['customer_id', 'file_date', 'file_hour', 'load_id', 'row_no'],
    shardBy: OF_CUSTOMER,
    columns: { ...keyColumns, ...columnTypes(stored.columns), ...(stored.open && { [EXTRA]: 'String' }) },
  };
}
