'use client';

import { useQueryClient } from '@tanstack/react-query';
import type { Column } from '@/components/table/column';
import { toSheet } from '@/components/table/to-sheet';
import { ExportPopup } from '@/components/ui/export-popup';
import { MenuItem, MenuNote } from '@/components/ui/menu';
import { saveFiles, saveSheets } from '@/components/ui/save-files';
import { fetchRows, type RowOf, type TableName } from '@/lib/client/fetch-rows';
import { saveCsv } from '@/lib/client/save-csv';
import { useFormat } from '@/lib/client/use-format';
import type { ParamsOf } from '@/lib/queries/registry';

interface ExportRowsProps<Name extends TableName> {
  query: Name;
  /** What is on screen: filters, search and order. */
  params: ParamsOf<Name>;
  /** The columns in sight, in their order. */
  columns: readonly Column<RowOf<Name>>[];
  title: string;
  /** Of the whole set, as far as it is known. */
  total: number | null;
}

/** A table as a file: exactly what is on screen, and all rows of it, whatever of them the page has fetched. */
export function ExportRows<Name extends TableName>({ query, params, columns, title, total }: ExportRowsProps<Name>) {
  const client = useQueryClient();
  const format = useFormat();
  const sheet = async () => toSheet(title, columns, await fetchRows(client, query, params));
  return (
    <ExportPopup>
      <MenuItem onClick={() => void saveFiles(async () => saveCsv(await sheet(), format.locale))}>
        CSV for Excel
      </MenuItem>
      <MenuItem onClick={() => void saveFiles(async () => saveSheets(title, [await sheet()]))}>Excel workbook</MenuItem>
      {total === null ? null : <MenuNote>{format.integer(total)} rows, visible columns</MenuNote>}
    </ExportPopup>
  );
}
