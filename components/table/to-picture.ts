import type { Column } from '@/components/table/column';
import { counted, type Noun } from '@/lib/client/counted';
import type { Format } from '@/lib/client/format';
import type { TablePicture } from '@/lib/client/table-picture';

/** A picture is for a slide: more rows than these nobody reads there, and an export as data holds them all. */
const MOST_DRAWN = 100;

interface Pictured<Row> {
  title: string;
  /** Filters, dates and legend: a line each. */
  notes: readonly string[];
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** What a row is, in the plural. */
  noun: Noun;
}

/** What is shown, in the order and selection of the screen, as a picture draws it. */
export function toPicture<Row>({ title, notes, columns, rows, noun }: Pictured<Row>, format: Format): TablePicture {
  const cut = `The first ${format.integer(MOST_DRAWN)} of ${counted(rows.length, noun, format)}`;
  return {
    title,
    notes: rows.length > MOST_DRAWN ? [...notes, cut] : notes,
    columns: columns.map(({ header, group, width, kind }) => ({
      header,
      group,
      width,
      kind: kind === 'number' ? 'number' : 'text',
    })),
    rows: rows
      .slice(0, MOST_DRAWN)
      .map((row) =>
        columns.map((column) => ({ text: column.text(row, format), look: column.look?.(row, format) ?? null })),
      ),
  };
}
