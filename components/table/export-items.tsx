import type { Column } from '@/components/table/column';
import { exportColumns } from '@/components/table/export-columns';
import { MenuItem, MenuNote } from '@/components/ui/menu';
import { saveFiles } from '@/components/ui/save-files';
import { noteFacts, requestExport } from '@/lib/client/files/request-export';
import { useFormat } from '@/lib/client/format/use-format';
import type { RowOfTable, TableName } from '@/lib/client/query/table-rows';
import type { ExportFormat } from '@/lib/contract/export';
import type { ParamsOf } from '@/lib/queries/registry';

export interface ExportRowsProps<Name extends TableName> {
  query: Name;
  /** Filters, search and order on screen. */
  params: ParamsOf<Name>;
  /** The visible columns in their order. */
  columns: readonly Column<RowOfTable<Name>>[];
  title: string;
  /** Filters in words. */
  notes: readonly string[];
  /** Rows of the whole set; null while unknown. */
  total: number | null;
}

const FORMATS: readonly (readonly [format: ExportFormat, label: string])[] = [
  ['csv', 'CSV for Excel'],
  ['xlsx', 'Excel workbook'],
  ['ndjson', 'NDJSON for programs'],
];

/** Menu items that export the visible columns and all rows of a table. */
export function ExportItems<Name extends TableName>(props: ExportRowsProps<Name>) {
  const { query, params, columns, title, notes, total } = props;
  const format = useFormat();
  const save = (as: ExportFormat) => {
    const sheets = [{ title, query, params, columns: exportColumns(columns) }];
    return saveFiles(() => requestExport({ title, format: as, sheets, facts: noteFacts(notes) }, format));
  };
  return (
    <>
      {FORMATS.map(([as, label]) => (
        <MenuItem key={as} onClick={() => void save(as)}>
          {label}
        </MenuItem>
      ))}
      {total === null ? null : <MenuNote>{format.count(total, 'row')}, visible columns</MenuNote>}
    </>
  );
}
