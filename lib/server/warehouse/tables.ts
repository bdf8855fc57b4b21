import 'server-only';
import { banners } from './banners';
import { competitions } from './competitions';
import { scores } from './scores';
import type { WarehouseTable } from './table';

export const warehouseTables: readonly WarehouseTable[] = [banners, competitions, scores];

/** The table that the answers of an endpoint fill. */
export function tableOf(endpoint: string): WarehouseTable | undefined {
  return warehouseTables.find((table) => table.endpoint === endpoint);
}

/** Whether the rows of a set stand in the table that readers of its endpoint read. */
export function isFilled({ endpoint, table_version }: { endpoint: string; table_version: number }): boolean {
  return table_version === (tableOf(endpoint)?.version ?? table_version);
}

/** The table that a view names. */
export function tableNamed(name: string): WarehouseTable {
  const table = warehouseTables.find((one) => one.name === name);
  if (!table) throw new Error(`No table of the warehouse is called ${name}.`);
  return table;
}
