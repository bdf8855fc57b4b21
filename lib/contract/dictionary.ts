import type { ColumnType } from './column';
import type { BulkDataset } from './dataset';
import { datasets } from './datasets';

const TYPE_WORDS: Readonly<Record<ColumnType, string>> = {
  string: 'text',
  float: 'number',
  integer: 'whole number',
  identifier: 'whole number',
  boolean: 'true or false',
  timestamp: 'time',
  date: 'day',
  tags: 'list of tags',
  labels: 'list of labels',
  strings: 'list of texts',
};

/** The description of a column in the files of a dataset. */
export interface DictionaryRow {
  /** Short name and title of the dataset. */
  dataset: string;
  title: string;
  column: string;
  type: string;
  /** Empty if the column has no unit. */
  unit: string;
  meaning: string;
  isPersonal: boolean;
}

/** The columns of the seven bulk datasets, in the order of their CSV files. */
export const dictionaryRows: readonly DictionaryRow[] = datasets.flatMap(rowsOf);

function rowsOf({ name, title, columns }: BulkDataset): DictionaryRow[] {
  return Object.entries(columns).map(([column, { type, unit, meaning, personal }]) => ({
    dataset: name,
    title,
    column,
    type: TYPE_WORDS[type],
    unit: unit ?? (type === 'timestamp' ? 'UTC' : ''),
    meaning,
    isPersonal: personal ?? false,
  }));
}
