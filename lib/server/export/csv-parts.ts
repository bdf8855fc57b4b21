import 'server-only';
import type { Column } from '@/lib/spreadsheet/cell';
import { BYTE_ORDER_MARK, headerLine, rowLine } from '@/lib/spreadsheet/csv';
import type { Rows } from '@/lib/spreadsheet/row-cursor';
import type { Separator } from '@/lib/spreadsheet/separator';

const CHUNK = 64 * 1024;

/** Streams a CSV that Excel opens correctly. */
export async function* csvParts(columns: readonly Column[], rows: Rows, separator: Separator): AsyncGenerator<Buffer> {
  let text = BYTE_ORDER_MARK + headerLine(columns, separator);
  for await (const row of rows) {
    text += rowLine(columns, row, separator);
    if (text.length < CHUNK) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text);
}
