import type { BulkDataset } from './dataset';
import { datasets } from './datasets';

/** Personal columns of all datasets, as files may have columns that are not described for their dataset. */
const PERSONAL = new Set(datasets.flatMap((dataset) => personalColumns(dataset).map(normalized)));

/** Tests whether a column identifies a person. Ignores case and punctuation of its name. */
export function isPersonal(column: string): boolean {
  return PERSONAL.has(normalized(column));
}

/** Returns the columns of a dataset that identify a person. */
export function personalColumns({ columns }: Pick<BulkDataset, 'columns'>): string[] {
  return Object.entries(columns).flatMap(([name, column]) => (column.personal ? name : []));
}

function normalized(column: string): string {
  return column
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}
