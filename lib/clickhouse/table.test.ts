import { describe, expect, it } from 'vitest';
import { createStatements, mutationTarget, type TableDefinition } from './table';

const table: TableDefinition = {
  name: 'loads',
  columns: { customer_id: 'String', file_date: 'Date', load_id: 'UInt64' },
  engine: 'ReplacingMergeTree',
  version: 'load_id',
  partitionBy: 'toYYYYMM(file_date)',
  orderBy: ['customer_id', 'file_date'],
  shardBy: 'cityHash64(customer_id)',
};

describe('createStatements', () => {
  it('creates one table on one machine', () => {
    expect(createStatements(table, { database: 'd' })).toEqual([
      'CREATE TABLE IF NOT EXISTS d.loads (`customer_id` String, `file_date` Date, `load_id` UInt64) ' +
        'ENGINE = ReplacingMergeTree(load_id) PARTITION BY toYYYYMM(file_date) ORDER BY (customer_id, file_date)',
    ]);
  });

  it('creates replicated tables and a distributed table over them in a cluster', () => {
    expect(createStatements(table, { database: 'd', cluster: 'c' })).toEqual([
      "CREATE TABLE IF NOT EXISTS d.loads_local ON CLUSTER 'c' " +
        '(`customer_id` String, `file_date` Date, `load_id` UInt64) ENGINE = ' +
        "ReplicatedReplacingMergeTree('/clickhouse/tables/{shard}/d/loads_local', '{replica}', load_id) " +
        'PARTITION BY toYYYYMM(file_date) ORDER BY (customer_id, file_date)',
      "CREATE TABLE IF NOT EXISTS d.loads ON CLUSTER 'c' AS d.loads_local " +
        "ENGINE = Distributed('c', 'd', 'loads_local', cityHash64(customer_id))",
    ]);
  });
});

describe('mutationTarget', () => {
  it('is the local table in a cluster, as distributed tables cannot be changed', () => {
    expect(mutationTarget('loads', { database: 'd' })).toBe('d.loads');
    expect(mutationTarget('loads', { database: 'd', cluster: 'c' })).toBe("d.loads_local ON CLUSTER 'c'");
  });
});
