/** A table as a value. Expressions are SQL; names are plain words. */
export interface TableDefinition {
  name: string;
  /** Column name → ClickHouse type, in order. */
  columns: Readonly<Record<string, string>>;
  engine: 'MergeTree' | 'ReplacingMergeTree';
  orderBy: readonly string[];
  /** ReplacingMergeTree keeps the row with the highest value of this column. */
  version?: string;
  partitionBy?: string;
  /** Decides a row's shard in a cluster; rows that are replaced or joined by one key belong together. */
  shardBy?: string;
}

export interface Placement {
  database: string;
  /** Name of a cluster of the server's configuration; without one, tables are plain. */
  cluster?: string | undefined;
}

/**
 * The statements that create a table where it does not exist. On one machine: the table. In a cluster: replicated
 * rows in `<name>_local` on every shard, and `<name>` distributed over them, so that readers name the same table.
 */
export function createStatements(table: TableDefinition, { database, cluster }: Placement): string[] {
  if (!cluster) {
    return [`CREATE TABLE IF NOT EXISTS ${database}.${table.name} ${body(table, table.engine, versionOf(table))}`];
  }
  const local = localName(table.name);
  const path = `'/clickhouse/tables/{shard}/${database}/${local}'`;
  const replicated = [path, "'{replica}'", ...versionOf(table)];
  return [
    `CREATE TABLE IF NOT EXISTS ${database}.${local} ON CLUSTER '${cluster}' ${body(table, `Replicated${table.engine}`, replicated)}`,
    `CREATE TABLE IF NOT EXISTS ${database}.${table.name} ON CLUSTER '${cluster}' AS ${database}.${local} ` +
      `ENGINE = Distributed('${cluster}', '${database}', '${local}', ${table.shardBy ?? 'rand()'})`,
  ];
}

/** What ALTER, DELETE and TRUNCATE must name: the table itself, or its rows on every shard of a cluster. */
export function mutationTarget(name: string, { database, cluster }: Placement): string {
  return cluster ? `${database}.${localName(name)} ON CLUSTER '${cluster}'` : `${database}.${name}`;
}

function localName(name: string): string {
  return `${name}_local`;
}

function versionOf({ version }: TableDefinition): string[] {
  return version ? [version] : [];
}

function body(table: TableDefinition, engine: string, args: string[]): string {
  const columns = Object.entries(table.columns).map(([name, type]) => `\`${name}\` ${type}`);
  const partition = table.partitionBy ? ` PARTITION BY ${table.partitionBy}` : '';
  return `(${columns.join(', ')}) ENGINE = ${engine}(${args.join(', ')})${partition} ORDER BY (${table.orderBy.join(', ')})`;
}
