/** The definition of a table. Expressions are SQL. */
export interface TableDefinition {
  name: string;
  /** Column name → ClickHouse type, in order. */
  columns: Readonly<Record<string, string>>;
  engine: 'MergeTree' | 'ReplacingMergeTree';
  orderBy: readonly string[];
  /** Column of a ReplacingMergeTree: the row with the highest value is kept. */
  version?: string;
  partitionBy?: string;
  /** Shard of a row in a cluster. Rows that are replaced or joined by a key must share a shard. */
  shardBy?: string;
}

export interface Placement {
  database: string;
  /** Name of a cluster in the server's configuration. Without one, tables are not replicated. */
  cluster?: string | undefined;
}

/**
 * Returns the statements that create a table if it does not exist. In a cluster, these are `<name>_local`, replicated
 * on every shard, and `<name>`, distributed over them, so that queries use the same name.
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

/** Returns the target of ALTER, DELETE and TRUNCATE: the table, or its local tables on all shards of a cluster. */
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
