import 'server-only';
import type { BulkDataset } from '@/lib/contract/dataset';
import { ROW_NO, type TypedColumn, typedColumns, unknownFields } from './fields';
import { parse, type WarehouseTable, warehouseTable } from './table';

interface FileTableOptions {
  name: string;
  version: number;
  dataset: BulkDataset;
  /** Columns computed from other columns of the row. A file is inserted in batches, so they see no other rows. */
  derived: readonly TypedColumn[];
  sortedBy: readonly string[];
}

/**
 * Creates a table with a row for each record of a dataset's files. Files are not stored, so a table of another version
 * is filled by requesting them again.
 */
export function fileTable({ dataset, ...table }: FileTableOptions): WarehouseTable {
  const { columns } = dataset;
  return warehouseTable({
    ...table,
    endpoint: dataset.endpoint.name,
    isOfFiles: true,
    columns: [
      ROW_NO,
      ...typedColumns(columns, 'parsed'),
      { name: 'unknown', type: 'String', sql: unknownFields('item', columns) },
    ],
    rows: `
      SELECT *, ${parse('item', columns)} AS parsed
      FROM (
        SELECT {account:String} AS account, {day:Date} AS day, {set_id:UInt64} AS set_id, item,
          {before:UInt64} + rowNumberInAllBlocks() + 1 AS row_no,
          throwIf(NOT isValidJSON(item) OR JSONType(item) != 'Object', '${NO_OBJECT}') AS broken
        FROM input('item String')
      )`,
  });
}

const NO_OBJECT = 'A record is not a JSON object';
