import type { BulkDataset } from './dataset';
import { datasets } from './datasets';

/** Names of all datasets, because some files have columns without a description. */
const PERSONAL = new Set(datasets.flatMap((dataset) => personalColumns(dataset).map(normalized)));

/** Whether a column identifies a person. Ignores case and signs in its name. */
export function isPersonal(column: string): boolean {
  return PERSONAL.has(normalized(column));
}

/** Described columns of a dataset that identify a person. */
export function personalColumns({ columns }: Pick<BulkDataset, 'columns'>): string[] {
  return Object.entries(columns).flatMap(([name, column]) => (column.personal ? name : []));
}

function normalized(column: string): string {
  return column
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}
