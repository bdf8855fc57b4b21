import * as z from 'zod/mini';
import { calendarHour, datasetName } from './downloads';
import { jsonEndpoint } from './endpoint';
import { day } from './params';

/** Days of a range at most. */
export const MOST_DAYS = 92;

/** The hours of one day of a dataset beside what they usually hold. Costs no call. */
export const downloadHours = jsonEndpoint({
  name: 'download_hours',
  title: 'Hours',
  summary: 'The hours of a day with the rows that came and the rows that usually come. Costs no call.',
  path: '/downloads/hours',
  paged: false,
  params: z.object({ dataset: datasetName(), date: day('The day') }),
  response: z.object({
    dataset: z.string(),
    date: z.iso.date(),
    hours: z.array(
      z.object({
        ...calendarHour.shape,
        /** Rows of the file; null where it did not pass whole. */
        rows: z.nullable(z.int()),
        /** Median of the rows of this hour's other files, four weeks before to after; null if none was read to its end. */
        usual: z.nullable(z.number()),
        /** How many files that is the median of. */
        usualOf: z.int(),
      }),
    ),
  }),
});
