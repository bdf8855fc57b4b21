import type { ReactNode } from 'react';
import type { Format } from '@/lib/client/format/format';

/** A column of a table. `screenColumns` creates those of a query, at module level. */
export interface Column<Row> {
  /** Sort key in the URL: a word, unique in the table. */
  id: string;
  header: string;
  /** Name in files, if the header is a short form of it. */
  title?: string;
  /** Definition of the number, shown on the header. */
  hint?: string;
  kind: 'text' | 'number' | 'day' | 'moment';
  /** Width in pixels. Columns that are not pinned share the remaining space in this proportion. */
  width: number;
  pinned?: boolean;
  /** Hidden until a user selects it. */
  hidden?: boolean;
  /** The text that is shown. */
  text: (row: Row, format: Format) => string;
  /** Id of the column whose cells show this one in a second line on phones, instead of a column of its own. */
  below?: string;
  /** Where a text that does not fit is cut: at its end by default, in the middle if the end is what differs. */
  cut?: 'middle';
  /** Draws more than the text. It stays on one line of 32 px. */
  cell?: (row: Row, format: Format) => ReactNode;
}
