import type { BulkDataset } from './dataset';
import { datasets } from './datasets';

/** Names under which a column says who a person is, in any dataset: some files have columns that nobody describes. */
const PERSONAL = new Set(datasets.flatMap((dataset) => personalColumns(dataset).map(normalized)));

/** Whether a column says who a person is, however its name is written. */
export function isPersonal(column: string): boolean {
  return PERSONAL.has(normalized(column));
}

/** Described columns of a dataset that say who a person is. */
export function personalColumns({ columns }: Pick<BulkDataset, 'columns'>): string[] {
  return Object.entries(columns).flatMap(([name, column]) => (column.personal ? name : []));
}

function normalized(column: string): string {
  return column
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}
