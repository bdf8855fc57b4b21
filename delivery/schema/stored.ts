import type { Columns } from '@/lib/contract/column';
import { datasets } from '@/lib/contract/datasets';
import { bannerObservation, listingObservation } from './observations';

/** A kind of imported rows, which are stored and replaced by date and hour. */
export interface Stored {
  readonly name: string;
  readonly title: string;
  readonly table: string;
  readonly columns: Columns;
  /** Column with the time that determines the date and hour of a row, in UTC. */
  readonly time: string;
  /** Column with the day, which takes precedence over the day of `time`. */
  readonly day?: string;
  /** Whether other columns are stored, too, as the columns are not promised. */
  readonly open: boolean;
}

const observations: readonly Stored[] = [
  observation('visibility_listing', 'Visibility listings', listingObservation),
  observation('e_retail_media', 'E-retail media', bannerObservation),
];

export const storedDatasets: readonly Stored[] = [
  ...datasets.map(
    ({ name, title, columns, promised }): Stored => ({
      name,
      title,
      table: rowsTable(name),
      columns,
      time: 'session_time' satisfies keyof typeof columns,
      open: !promised,
    }),
  ),
  ...observations,
];

export const STORED_NAMES = storedDatasets.map(({ name }) => name);

export function storedByName(name: string): Stored | undefined {
  return storedDatasets.find((stored) => stored.name === name);
}

export function rowsTable(name: string): string {
  return `rows_${name}`;
}

function observation(name: string, title: string, columns: typeof listingObservation | typeof bannerObservation) {
  const time = 'crawling_time' satisfies keyof typeof columns;
  const day = 'date' satisfies keyof typeof columns;
  return { name, title, table: rowsTable(name), columns, time, day, open: false };
}
