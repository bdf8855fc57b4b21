import * as z from 'zod/mini';
import { calendarHour, datasetName } from './downloads';
import { jsonEndpoint } from './endpoint';
import { day } from './params';

/** Maximum number of days in a range. */
export const MOST_DAYS = 92;

/** The hours of a day of a dataset and their usual sizes. Sends no request to the service. */
export const downloadHours = jsonEndpoint({
  name: 'download_hours',
  title: 'Hours',
  summary: 'The hours of a day with their numbers of rows and the usual ones. Sends no request to the service.',
  path: '/downloads/hours',
  paged: false,
  params: z.object({ dataset: datasetName(), date: day('The day') }),
  response: z.object({
    dataset: z.string(),
    date: z.iso.date(),
    hours: z.array(
      z.object({
        ...calendarHour.shape,
        /** Rows of the file. Null if it was not read to its end. */
        rows: z.nullable(z.int()),
        /** Median rows of the hour's files in the four weeks before and after. Null if none was read to its end. */
        usual: z.nullable(z.number()),
        /** Number of files in the median. */
        usualOf: z.int(),
      }),
    ),
  }),
});
