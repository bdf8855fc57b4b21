import { isUtf8 } from 'node:buffer';
import type { ColumnNames } from '../column-names';
import { CsvParser } from '../csv-parser';
import { planColumns } from '../csv-plan';
import { separatorOf } from '../separator';
import { type Cutter, csvCutter, cutLines } from './pieces';

/** Bytes of a file that are read to detect its format. */
const HEAD = 256 * 1024;

/** The format of a file. */
export interface Written {
  readonly format: 'CSV' | 'JSONEachRow';
  readonly separator: string;
  readonly columns: readonly (string | null)[];
  readonly cut: Cutter;
  /** The bytes without byte order mark and header. */
  readonly records: AsyncIterable<Uint8Array>;
}

/** Detects the format of a file. Returns undefined if the row-by-row reader has to read it. */
export async function layoutOf(bytes: AsyncIterable<Uint8Array>, names: ColumnNames): Promise<Written | undefined> {
  const iterator = bytes[Symbol.asyncIterator]();
  const chunks: Uint8Array[] = [];
  let length = 0;
  while (length < HEAD) {
    const next = await iterator.next();
    if (next.done) break;
    chunks.push(next.value);
    length += next.value.length;
  }
  const all = Buffer.concat(chunks);
  const head = all.subarray(all.indexOf('\uFEFF') === 0 ? 3 : 0);
  const text = head.toString('utf8');
  const [first] = text.trimStart();
  if (first === '{') {
    // The engine cannot map keys to other names.
    if (names.options.map || names.options.ignoreUnknown) return undefined;
    const columns = Object.keys(names.stored.columns);
    return { format: 'JSONEachRow', separator: ',', columns, cut: cutLines, records: rest(head, iterator) };
  }
  const separator = separatorOf(text, (name) => names.knows(name));
  const { end } = csvCutter(separator, { most: 1 })(head, false);
  if (first === undefined || first === '[' || end === 0) return undefined;
  // The row-by-row reader reports the invalid text and its line.
  if (!isUtf8(head.subarray(0, end))) return undefined;
  const [header, ...others] = new CsvParser(names.options.name, separator).read(head.subarray(0, end).toString('utf8'));
  // The cutter knows no lines that end with CR, so the header may include rows.
  if (!header || others.length > 0) return undefined;
  names.readings.separator = separator;
  const plan = planColumns(names, header.cells);
  const columns = plan.map((column) => (column.kind === 'known' ? column.name : null));
  const cut = csvCutter(separator, { columns: columns.length });
  return { format: 'CSV', separator, columns, cut, records: rest(head.subarray(end), iterator) };
}

async function* rest(head: Uint8Array, iterator: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield head;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  } finally {
    await iterator.return?.();
  }
}
