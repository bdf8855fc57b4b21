import * as z from 'zod/mini';
import { datasetName, type FileState, type SeenFile } from './downloads';
import { day } from './params';

/** Maximum number of days in a range. */
export const MAX_RANGE_DAYS = 92;

/** The hours of one day of a dataset, and what they usually hold. Costs no call. */
export const downloadHours = {
  path: '/downloads/hours',
  params: z.object({ dataset: datasetName(), date: day('The day') }),
};

export interface FileHour {
  hour: number;
  state: FileState;
  /** Why it has this state. Null if the state is enough. */
  reason: string | null;
  /** Size of a light file as a share of the usual size. */
  share: number | null;
  files: SeenFile[];
  /** Rows of the file. Null if it was not read to its end. */
  rows: number | null;
  /** Median rows of the hour's files in the four weeks before and after. Null if none was read to its end. */
  usual: number | null;
}

export interface DayHours {
  dataset: string;
  date: string;
  hours: FileHour[];
}
