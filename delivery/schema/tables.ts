import { columnTypes } from '@/lib/clickhouse/columns';
import type { TableDefinition } from '@/lib/clickhouse/table';
import { type Stored, storedDatasets } from './stored';

/** First columns of all rows: customer, file, load and row number. */
const keyColumns = {
  customer_id: 'String',
  file_date: 'Date',
  file_hour: 'UInt8',
  load_id: 'UInt64',
  row_no: 'UInt32',
} as const;

/**
 * JSON of the columns that the contract does not have, in datasets without promised columns: a list with an object from
 * name to the value's JSON as text, `{}` for none. Rows of earlier versions contain an object from name to value.
 */
export const EXTRA = 'extra';

/** Keeps a customer's rows and loads on one shard of a cluster. */
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

/**
 * The current load of each customer, dataset, date and hour. Definitions have one row for each kind (DEFINITION_SLOT).
 */
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
    /** Columns of the file in order. Empty if the contract promises them. */
    columns: 'Array(String)',
    loaded_at: "DateTime64(3, 'UTC')",
  },
};

/**
 * Loads that are being written. Periodic signs of life protect them from the sweep. A record stays until the sweep has
 * removed the leftovers of its load.
 */
const openLoads: TableDefinition = {
  name: 'open_loads',
  engine: 'ReplacingMergeTree',
  version: 'seen_at',
  orderBy: ['load_id'],
  shardBy: 'load_id',
  columns: { load_id: 'UInt64', customer_id: 'String', target: 'String', seen_at: "DateTime64(3, 'UTC')" },
};

/** Retailers, visibility sources, scorecards, price competitions, own brands: a JSON body in each row. */
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
