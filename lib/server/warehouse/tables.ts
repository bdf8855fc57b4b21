import 'server-only';
import { integer, string } from '@/lib/contract/column';
import { bannerColumns, eRetailMedia } from '@/lib/contract/e-retail-media';
import { competitions } from './competitions';
import { type WarehouseTable, warehouseTable } from './table';

export const banners = warehouseTable({
  name: 'banners',
  version: 1,
  endpoint: eRetailMedia.name,
  params: {
    relevance: string('relevant banners or all'),
    first_n_e_retail_media: integer('number of banners considered'),
  },
  item: bannerColumns,
});

export const warehouseTables: readonly WarehouseTable[] = [banners, competitions];

/** The table that the answers of an endpoint fill. */
export function tableOf(endpoint: string): WarehouseTable | undefined {
  return warehouseTables.find((table) => table.endpoint === endpoint);
}

/** The table that a view names. */
export function tableNamed(name: string): WarehouseTable {
  const table = warehouseTables.find((one) => one.name === name);
  if (!table) throw new Error(`No table of the warehouse is called ${name}.`);
  return table;
}
