import type { Slot } from '@/components/downloads/download-params';
import type { TableChoice } from '@/lib/client/files/use-table-choices';
import type { Format } from '@/lib/client/format/format';
import { choiceLabel, choiceWords, FORMAT_WORDS } from '@/lib/contract/choice-words';
import { type FileChoice, toSpans } from '@/lib/contract/file-choice';
import { FILE_FORMATS, type FileFormat, type Reviewers } from '@/lib/contract/file-formats';
import { separatorFor } from '@/lib/spreadsheet/separator';

const NOTES: Readonly<Record<FileFormat, string>> = {
  xlsx: 'one workbook, up to 3,000,000 rows',
  'excel-csv': 'one file that Excel opens correctly',
  csv: 'byte for byte as the service sends it',
  ndjson: 'one JSON object a line',
};

export const FORMAT_OPTIONS = FILE_FORMATS.map((value) => ({ value, label: FORMAT_WORDS[value], note: NOTES[value] }));

export const REVIEWER_OPTIONS = [
  { value: 'left-out', label: 'left out' },
  { value: 'included', label: 'included', note: 'personal data' },
] as const;

interface Options {
  format: FileFormat;
  reviewers: Reviewers;
  /** Locale of the user. Determines the separator of a csv for Excel. */
  locale: string;
  choiceOf(dataset: string): TableChoice;
}

/** Returns the choice of files, in the order of their datasets. */
export function toFileChoice(slots: readonly Slot[], { format, reviewers, locale, choiceOf }: Options): FileChoice {
  const datasets = [...new Set(slots.map(({ dataset }) => dataset))];
  const tables = datasets.map((dataset) => {
    const datasetSlots = slots.filter((slot) => slot.dataset === dataset);
    return { dataset, spans: toSpans(datasetSlots), ...choiceOf(dataset) };
  });
  return { format, tables, reviewers, separator: separatorFor(locale) };
}

/** "Prices, 15–21 Nov, all retailers, all columns as Excel workbook" */
export function choiceSentence(choice: FileChoice, format: WordFormat): string {
  return choiceWords(choice, toChoiceFormat(format));
}

/** "Prices, 15–21 Nov as Excel workbook", the name of a download in the queue. */
export function downloadLabel(choice: FileChoice, format: WordFormat): string {
  return choiceLabel(choice, toChoiceFormat(format));
}

type WordFormat = Pick<Format, 'shortDay' | 'integer'>;

function toChoiceFormat(format: WordFormat) {
  return { days: (from: string, to: string) => rangeWords(from, to, format), integer: format.integer };
}

/** "21 Nov", "15–21 Nov", "25 Oct – 21 Nov" */
export function rangeWords(from: string, to: string, { shortDay }: Pick<Format, 'shortDay'>): string {
  if (from === to) return shortDay(from);
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return isOneMonth ? `${Number(from.slice(8))}–${shortDay(to)}` : `${shortDay(from)} – ${shortDay(to)}`;
}
