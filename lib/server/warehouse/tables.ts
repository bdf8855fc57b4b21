import 'server-only';
import type { TableDefinition } from '@/lib/clickhouse/table';
import { banners } from './banners';
import { competitions } from './competitions';
import { offers } from './offers';
import { ranks } from './ranks';
import { scorecards } from './scorecards';
import { scores } from './scores';
import type { WarehouseTable } from './table';

export const warehouseTables: readonly WarehouseTable[] = [banners, competitions, scores, offers, ranks, scorecards];

/** The definitions of all tables, those of their summaries included. */
export const warehouseDefinitions = warehouseTables.flatMap(definitionsOf);

/** The definitions of a table and its summaries. */
export function definitionsOf({ definition, summaries = [] }: WarehouseTable): TableDefinition[] {
  return [definition, ...summaries.map((summary) => summary.definition)];
}

/** The table that the answers of an endpoint fill. */
export function tableOf(endpoint: string): WarehouseTable | undefined {
  return warehouseTables.find((table) => table.endpoint === endpoint);
}

/** Whether the rows of a set stand in the table that readers of its endpoint read. */
export function isFilled({ endpoint, table_version }: { endpoint: string; table_version: number }): boolean {
  return table_version === (tableOf(endpoint)?.version ?? table_version);
}

/** The definition of the table, or of the summary, that a view names. */
export function definitionNamed(name: string): TableDefinition {
  const named = warehouseTables
    .flatMap((table) => [table, ...(table.summaries ?? [])])
    .find((one) => one.name === name);
  if (!named) throw new Error(`No table of the warehouse is called ${name}.`);
  return named.definition;
}
