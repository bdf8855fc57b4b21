import 'server-only';
import type { TableDefinition } from '@/lib/clickhouse/table';
import { banners } from './banners';
import { competitions } from './competitions';
import { listings } from './listings';
import { offers } from './offers';
import { ranks } from './ranks';
import { ratings } from './ratings';
import { scorecards } from './scorecards';
import { scores } from './scores';
import { definitionsOf, type WarehouseTable } from './table';

export const warehouseTables: readonly WarehouseTable[] = [
  banners,
  competitions,
  scores,
  offers,
  ranks,
  listings,
  scorecards,
  ratings,
];

/** The definitions of all tables and their summaries. */
export const warehouseDefinitions = warehouseTables.flatMap(definitionsOf);

/** Returns the table of an endpoint's answers, if it has one. */
export function tableOf(endpoint: string): WarehouseTable | undefined {
  return warehouseTables.find((table) => table.endpoint === endpoint);
}

/** Returns whether a set was written to the current version of its endpoint's table. */
export function isFilled({ endpoint, table_version }: { endpoint: string; table_version: number }): boolean {
  return table_version === (tableOf(endpoint)?.version ?? table_version);
}

/** Returns the definition of a table or summary by name. */
export function definitionNamed(name: string): TableDefinition {
  const named = warehouseTables
    .flatMap((table) => [table, ...(table.summaries ?? [])])
    .find((table) => table.name === name);
  if (!named) throw new Error(`The warehouse has no table ${name}.`);
  return named.definition;
}
