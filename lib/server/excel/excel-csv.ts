import 'server-only';
import type { BulkDataset } from '@/lib/contract/dataset';
import { type Cell, serialText } from '@/lib/xlsx/cell';
import { cellReaders } from './cell';

export type Separator = 'comma' | 'semicolon';

const SEPARATORS = { comma: ',', semicolon: ';' };
const CHUNK = 64 * 1024;

/** What Excel would turn into a number, a date or a truth value, and so lose: a barcode, 1-2, 3E5. */
const MISREAD = /^[\d\s.,:/+\-eE%]*\d[\d\s.,:/+\-eE%]*$|^(true|false)$/i;
/** A text inside a formula may be no longer. */
const LONGEST_LITERAL = 255;
/** What Excel would run. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * A csv that a double click opens right: UTF-8 with its mark, the separator that goes with the reader's decimal sign,
 * dates that Excel knows, barcodes as text, and no text that is taken for a formula.
 */
export async function* excelCsv(
  dataset: BulkDataset,
  records: AsyncGenerator<string[]>,
  separator: Separator,
): AsyncGenerator<Buffer> {
  const between = SEPARATORS[separator];
  const decimal = separator === 'semicolon' ? ',' : '.';
  const first = await records.next();
  const header = first.done ? [] : first.value;
  const readers = cellReaders(dataset, header);
  let text = `\ufeff${header.map((name) => quoted(safeText(name), between)).join(between)}\r\n`;
  for await (const record of records) {
    text += `${readers.map((read, index) => quoted(written(read(record[index] ?? ''), decimal), between)).join(between)}\r\n`;
    if (text.length < CHUNK) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text);
}

function written(cell: Cell, decimal: string): string {
  switch (cell.kind) {
    case 'empty':
      return '';
    case 'number':
      return String(cell.value).replace('.', decimal);
    case 'boolean':
      return cell.value ? 'TRUE' : 'FALSE';
    case 'text':
      return safeText(cell.text);
    case 'date':
      return serialText(cell.serial).slice(0, 10);
    case 'time':
      return serialText(cell.serial);
  }
}

function safeText(text: string): string {
  if (text.length <= LONGEST_LITERAL && MISREAD.test(text)) return `="${text}"`;
  return FORMULA.test(text) ? `'${text}` : text;
}

function quoted(text: string, between: string): string {
  return text.includes(between) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
