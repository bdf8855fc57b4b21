import 'server-only';
import type { BulkDataset } from '@/lib/contract/dataset';
import { headerRow, MAX_ROWS, row, sheetEnd, sheetStart } from '@/lib/xlsx/sheet';
import { sheetFile, workbookParts } from '@/lib/xlsx/workbook';
import type { ZipEntry } from '../zip/zip';
import { cellReaders } from './cell';

/** Text gathered before it goes on: a row alone is too little to compress. */
const CHUNK = 64 * 1024;

/** Facts for the last sheet, a line each: where the rows come from. */
export type About = readonly (readonly [name: string, value: string])[];

/**
 * The entries of a workbook: as many sheets as the rows need, then one that says what they are.
 *
 * @param about asked for once the rows have passed
 */
export async function* xlsxEntries(
  dataset: BulkDataset,
  records: AsyncGenerator<string[]>,
  about: () => About,
  maxRows = MAX_ROWS,
): AsyncGenerator<ZipEntry> {
  const first = await records.next();
  const header = first.done ? [] : first.value;
  const readers = cellReaders(dataset, header);
  let next = await records.next();
  // What follows is not known yet: the first row stands for all.
  const longest = header.map((name, index) => Math.max(name.length, next.done ? 0 : (next.value[index]?.length ?? 0)));
  let rows = 0;

  async function* sheet(): AsyncGenerator<Buffer> {
    let text = sheetStart(longest) + headerRow(header);
    let count = 1;
    for (; !next.done && count < maxRows; count++) {
      const record = next.value;
      text += row(readers.map((read, index) => read(record[index] ?? '')));
      rows++;
      next = await records.next();
      if (text.length < CHUNK) continue;
      yield Buffer.from(text);
      text = '';
    }
    yield Buffer.from(text + sheetEnd(header.length, count));
  }

  const titles: string[] = [];
  do {
    titles.push(titles.length === 0 ? dataset.title : `${dataset.title} ${titles.length + 1}`);
    yield { name: sheetFile(titles.length), parts: sheet() };
  } while (!next.done);

  titles.push('About');
  const facts = [...about(), ['Rows', String(rows)], ['Times', 'UTC']] as const;
  const lines = facts.map((line) => row(line.map((text) => ({ kind: 'text', text }))));
  const sheetOfFacts = sheetStart([16, 60]) + headerRow(['Fact', 'Value']) + lines.join('') + sheetEnd(0, 0);
  yield entry(sheetFile(titles.length), sheetOfFacts);
  for (const [name, content] of Object.entries(workbookParts(titles))) yield entry(name, content);
}

function entry(name: string, content: string): ZipEntry {
  async function* parts() {
    yield Buffer.from(content);
  }
  return { name, parts: parts() };
}
