import 'server-only';
import type { Readable } from 'node:stream';
import { datasets } from '@/lib/contract/datasets';
import { dictionaryRows } from '@/lib/contract/dictionary';
import type { Fact } from '@/lib/spreadsheet/about';
import type { Column } from '@/lib/spreadsheet/cell';
import { workbookStream } from '../export/workbook-stream';

const COLUMNS: readonly Column[] = ['Dataset', 'Short name', 'Column', 'Type', 'Unit', 'Meaning', 'Personal data'].map(
  (title) => ({ title, kind: 'text' }),
);

/** Streams the dictionary of the bulk files as a workbook: a row for each column of each dataset. */
export function dictionaryWorkbook(): Readable {
  const rows = dictionaryRows.map(({ title, dataset, column, type, unit, meaning, isPersonal }) => {
    return [title, dataset, column, type, unit, meaning, isPersonal ? 'yes' : ''];
  });
  return workbookStream({
    sheets: [{ title: 'Dictionary', columns: COLUMNS, rows }],
    about: () => [['Title', 'Dictionary of the bulk files'], ...datasets.map(factOf)],
  });
}

function factOf({ title, purpose, promised }: (typeof datasets)[number]): Fact {
  const note = promised ? [] : ['The specification does not list its columns. The header of each file decides.'];
  return [title, [purpose, ...note].join(' ')];
}
