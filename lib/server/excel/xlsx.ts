import 'server-only';
import type { BulkDataset } from '@/lib/contract/dataset';
import type { ZipEntry } from '../zip/zip';
import { cellReaders } from './cell';
import { headerRow, MAX_ROWS, row, SHEET_END, SHEET_START } from './sheet';
import { workbookParts } from './workbook';

/** Text gathered before it goes on: a row alone is too little to compress. */
const CHUNK = 64 * 1024;

/** Facts for the last sheet, a line each: where the rows come from. */
export type About = readonly (readonly [name: string, value: string])[];

/** The entries of a workbook: as many sheets as the rows need, then one that says what they are. */
export async function* xlsxEntries(
  dataset: BulkDataset,
  records: AsyncGenerator<string[]>,
  about: About,
  maxRows = MAX_ROWS,
): AsyncGenerator<ZipEntry> {
  const first = await records.next();
  const header = first.done ? [] : first.value;
  const readers = cellReaders(dataset, header);
  let next = await records.next();
  let rows = 0;

  async function* sheet(): AsyncGenerator<Buffer> {
    let text = SHEET_START + headerRow(header);
    for (let count = 1; !next.done && count < maxRows; count++) {
      const record = next.value;
      text += row(readers.map((read, index) => read(record[index] ?? '')));
      rows++;
      next = await records.next();
      if (text.length < CHUNK) continue;
      yield Buffer.from(text);
      text = '';
    }
    yield Buffer.from(text + SHEET_END);
  }

  const titles: string[] = [];
  do {
    titles.push(titles.length === 0 ? dataset.title : `${dataset.title} ${titles.length + 1}`);
    yield { name: sheetName(titles.length), parts: sheet() };
  } while (!next.done);

  titles.push('About');
  const facts = [...about, ['Rows', String(rows)], ['Times', 'UTC']] as const;
  const lines = facts.map((line) => row(line.map((text) => ({ kind: 'text', text }))));
  yield entry(sheetName(titles.length), SHEET_START + headerRow(['Fact', 'Value']) + lines.join('') + SHEET_END);
  for (const [name, content] of Object.entries(workbookParts(titles))) yield entry(name, content);
}

function sheetName(number: number): string {
  return `xl/worksheets/sheet${number}.xml`;
}

function entry(name: string, content: string): ZipEntry {
  async function* parts() {
    yield Buffer.from(content);
  }
  return { name, parts: parts() };
}
