import type { Column } from '@/components/table/column';
import type { ExportSheet } from '@/lib/client/files/request-export';

type Named = Pick<Column<never>, 'id' | 'header' | 'title'>;

/** The columns of an export, with their names in files. The server adds units. */
export function exportColumns(columns: readonly Named[]): ExportSheet['columns'] {
  return columns.map(({ id, header, title = header }) => ({ id, header: title }));
}
