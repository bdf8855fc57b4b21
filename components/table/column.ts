import type { ReactNode } from 'react';
import type { Format } from '@/lib/client/format';
import type { CellLook } from '@/lib/client/table-picture';

/**
 * The value of a cell. Null is "no value": it is shown as "—", sorts last in both directions and exports as an empty
 * cell.
 */
export type CellValue = string | number | boolean | null;

/** A column of a table. `screenColumns` creates them from the columns of a query. */
export interface Column<Row> {
  /** Sort key in the URL: a word, unique in the table. */
  id: string;
  header: string;
  /** Name in files, if the header is a short form of it. */
  title?: string;
  /** Definition of the number, shown on the header. */
  hint?: string;
  /** Adjacent columns with the same group share a heading. */
  group?: string;
  kind: 'text' | 'number' | 'boolean' | 'day' | 'moment';
  /** Width in pixels. Columns that are not pinned share the remaining space in this proportion. */
  width: number;
  pinned?: boolean;
  /** Hidden until a user selects it. */
  hidden?: boolean;
  /** Used for sorting and exports. */
  value: (row: Row) => CellValue;
  /** The text that is shown and searched. */
  text: (row: Row, format: Format) => string;
  /** Where a text that does not fit is cut: at its end by default, in the middle if the end is what differs. */
  cut?: 'middle';
  /** Draws more than the text. It stays on one line of 32 px. */
  cell?: (row: Row, format: Format) => ReactNode;
  /** What the cell shows besides its text in a picture of the table. */
  look?: (row: Row, format: Format) => CellLook | null;
  /** Text that the cell shows besides its value. Files add a column for it after this one. */
  aside?: { header: string; value: (row: Row) => CellValue };
  /**
   * Unit of a share from 0 to 1, or of a difference of shares. Exports multiply by 100 and add the unit to the header.
   */
  hundredths?: '%' | 'pp';
  /** The currency of a money column. Exports show it in the header, or next to each amount. */
  currency?: (row: Row) => string | null;
}
