import type { ReactNode } from 'react';
import type { Format } from '@/lib/client/format';
import type { CellLook } from '@/lib/client/table-picture';

/** What a cell holds. Null is "no value": it prints "—", sorts last both ways and exports as an empty cell. */
export type CellValue = string | number | boolean | null;

/** A column of the house's table. Write them with the functions of `columns.ts`, at module level. */
export interface Column<Row> {
  /** Stands in the URL as the sort key: a word, unique in the table. */
  id: string;
  header: string;
  /** Name in files, where the header is a short form of it. */
  title?: string;
  /** What the number means, shown on the header. */
  hint?: string;
  /** Neighbours with the same group stand under one heading. */
  group?: string;
  kind: 'text' | 'number' | 'boolean' | 'day' | 'moment';
  /** Pixels; columns that are not pinned share what is left over in this proportion. */
  width: number;
  pinned?: boolean;
  /** Not shown until a person asks for it. */
  hidden?: boolean;
  /** Sorts and exports. */
  value: (row: Row) => CellValue;
  /** What is shown, and what the search looks through. */
  text: (row: Row, format: Format) => string;
  /** Where a text that does not fit is cut: at its end, unless what differs is there. */
  cut?: 'middle';
  /** Draws more than the text. It stays on one line of 32 px. */
  cell?: (row: Row, format: Format) => ReactNode;
  /** What the cell shows besides its text, where the table leaves as a picture. */
  look?: (row: Row, format: Format) => CellLook | null;
  /** Text that the cell shows besides its value. Files have it in a column of its own behind this one. */
  aside?: { header: string; value: (row: Row) => CellValue };
  /** Of a share from 0 to 1, or of a difference of two: exports write it in hundredths, with this behind the header. */
  hundredths?: '%' | 'pp';
  /** The currency of a money column: exports say it, in the header or beside each amount. */
  currency?: (row: Row) => string | null;
}
