import { hourText } from './dataset';
import { datasetByName } from './datasets';
import { type ChosenTable, type FileChoice, filesOf, isRaw, isWhole } from './file-choice';
import type { FileFormat } from './file-formats';
import { personalColumns } from './personal-columns';
import { DAY_MS } from './utc-day';

export const FORMAT_WORDS: Readonly<Record<FileFormat, string>> = {
  xlsx: 'Excel workbook',
  'excel-csv': 'csv for Excel',
  csv: 'raw csv',
  ndjson: 'ndjson',
};

interface Format {
  /** "21 Nov", or "15–21 Nov" for a range. */
  days(from: string, to: string): string;
  integer(value: number): string;
}

/** Longer lists are shown as a count. */
const MAX_LISTED = 3;

/** Describes a choice: "Prices, 15–21 Nov, all retailers, all columns as Excel workbook". */
export function choiceWords(choice: FileChoice, format: Format): string {
  return wordsOf(choice, format, (table) => contentWords(choice, table, format));
}

/** A choice as a label, without "all retailers, all columns": "Prices, 15–21 Nov as Excel workbook". */
export function choiceLabel(choice: FileChoice, format: Format): string {
  return wordsOf(choice, format, (table) => (isWhole(table) ? [] : contentWords(choice, table, format)));
}

function wordsOf(choice: FileChoice, format: Format, contentOf: (table: ChosenTable) => string[]): string {
  const tables = choice.tables.map((table) =>
    [titleOf(table.dataset), daysWords(table, format), ...contentOf(table)].join(', '),
  );
  return `${tables.join('; ')} as ${FORMAT_WORDS[choice.format]}`;
}

/** Returns the title of a dataset by its short name, or an unknown name unchanged. */
export function titleOf(dataset: string): string {
  return datasetByName(dataset)?.title ?? dataset;
}

/** Describes the days: "15–18 Nov, 20 Nov", or "21 Nov 05:00" for one file. */
function daysWords(table: ChosenTable, format: Format): string {
  const files = filesOf(table);
  const [first, last] = [files[0], files.at(-1)];
  if (!first || !last) return '';
  if (files.length === 1) return `${format.days(first.date, first.date)} ${hourText(first.hour)}:00`;
  const days = [...new Set(files.map(({ date }) => date))];
  const runs: { from: string; to: string }[] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && Date.parse(day) - Date.parse(run.to) === DAY_MS) run.to = day;
    else runs.push({ from: day, to: day });
  }
  if (runs.length <= MAX_LISTED) return runs.map(({ from, to }) => format.days(from, to)).join(', ');
  return `${format.integer(days.length)} days of ${format.days(first.date, last.date)}`;
}

function contentWords(choice: FileChoice, table: ChosenTable, format: Format): string[] {
  if (isRaw(choice, table)) return [];
  const { retailers, brands, columns } = table;
  const described = datasetByName(table.dataset);
  const leftOut = choice.reviewers === 'left-out' && described ? personalColumns(described) : [];
  const all = leftOut.length > 0 ? `all columns except ${leftOut.join(', ')}` : 'all columns';
  return [
    retailers.length > 0 ? namesWords('retailers', retailers, format) : 'all retailers',
    ...(brands.length > 0 ? [namesWords('brands', brands, format)] : []),
    columns.length > 0 ? namesWords('columns', columns, format) : all,
  ];
}

function namesWords(noun: string, names: readonly string[], format: Format): string {
  return names.length > MAX_LISTED ? `${format.integer(names.length)} ${noun}` : `${noun} ${names.join(', ')}`;
}
