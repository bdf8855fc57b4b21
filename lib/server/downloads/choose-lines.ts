import 'server-only';
import { isLosslessNumber, parse, stringify } from 'lossless-json';
import type { DownloadProgress } from '@/lib/contract/downloads';
import { type ChosenTable, isChosenColumn, isChosenRow } from '@/lib/contract/file-choice';
import type { Reviewers } from '@/lib/contract/file-formats';
import { unreadableFile } from '../base/problem-error';
import { isBlank, linesOf } from '../bulk/lines';
import { checkRows, errorIn, type OpenedFile } from './open-files';

/** Minimum size of a sent part, in characters. */
const CHUNK = 64 * 1024;

/** Reads ndjson files as one, with the chosen rows and columns. Each line starts with the day and hour of its file. */
export async function* chooseLines(
  files: AsyncIterable<OpenedFile>,
  table: ChosenTable,
  reviewers: Reviewers,
  progress: DownloadProgress,
): AsyncGenerator<Buffer> {
  for await (const { report, parts } of files) {
    const { file } = report;
    let number = 0;
    let rows = 0;
    let text = '';
    try {
      for await (const line of linesOf(parts)) {
        number += 1;
        if (isBlank(line)) continue;
        rows += 1;
        const row = parseLine(line, number);
        if (!isChosenRow(table, (column) => row[column])) continue;
        report.rows += 1;
        progress.rows += 1;
        const fields = Object.entries(row).filter(([name]) => isChosenColumn(table, reviewers, name));
        text += `${stringify({ file_date: file.date, file_hour: file.hour, ...Object.fromEntries(fields) })}\n`;
        if (text.length < CHUNK) continue;
        yield Buffer.from(text);
        text = '';
      }
      checkRows(report.facts, rows);
    } catch (error) {
      throw errorIn(file, error);
    }
    yield Buffer.from(text);
  }
}

/** Parses a JSON object. Numbers keep all of their digits. */
function parseLine(line: string, number: number): Record<string, unknown> {
  try {
    const row = parse(line, undefined, { onDuplicateKey: ({ newValue }) => newValue });
    if (row instanceof Object && !Array.isArray(row) && !isLosslessNumber(row)) return { ...row };
  } catch {
    // The error below names the line.
  }
  throw unreadableFile(`Line ${number} is not a JSON object. Download the raw csv instead.`);
}
