import type { Column } from '@/components/table/column';
import { counted } from '@/lib/client/counted';
import type { Format } from '@/lib/client/format';
import type { TablePicture } from '@/lib/client/table-picture';

/** Maximum rows of a picture, which is meant for a slide. Exports of data have all rows. */
const MAX_PICTURE_ROWS = 100;

interface Pictured<Row> {
  title: string;
  /** Filters, dates and legend: a line each. */
  notes: readonly string[];
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** The noun of a row, in the plural. */
  noun: string;
}

/** Returns the rows on screen, in their order, as a picture draws them. */
export function toPicture<Row>({ title, notes, columns, rows, noun }: Pictured<Row>, format: Format): TablePicture {
  const cut = `The first ${format.integer(MAX_PICTURE_ROWS)} of ${counted(rows.length, noun, format)}`;
  return {
    title,
    notes: rows.length > MAX_PICTURE_ROWS ? [...notes, cut] : notes,
    columns: columns.map(({ header, group, width, kind }) => ({
      header,
      group,
      width,
      kind: kind === 'number' ? 'number' : 'text',
    })),
    rows: rows
      .slice(0, MAX_PICTURE_ROWS)
      .map((row) =>
        columns.map((column) => ({ text: column.text(row, format), look: column.look?.(row, format) ?? null })),
      ),
  };
}
