import * as z from 'zod/mini';
import { datasetName, FILE_STATES, hour, seenFile } from './downloads';
import { jsonEndpoint } from './endpoint';
import { day } from './params';

/** Maximum number of days in a range. */
export const MAX_RANGE_DAYS = 92;

/** The hours of one day of a dataset, and what they usually hold. Costs no call. */
export const downloadHours = jsonEndpoint({
  name: 'download_hours',
  title: 'Hours',
  summary: 'The hours of a day with their rows and their usual rows. Costs no call.',
  path: '/downloads/hours',
  paged: false,
  params: z.object({ dataset: datasetName(), date: day('The day') }),
  response: z.object({
    dataset: z.string(),
    date: z.iso.date(),
    hours: z.array(
      z.object({
        hour,
        state: z.enum(FILE_STATES),
        /** Why it has this state; null if the state is enough. */
        reason: z.nullable(z.string()),
        /** Size of a light file as a share of the usual size. */
        share: z.nullable(z.number()),
        files: z.array(seenFile),
        /** Rows of the file; null if it was not read to its end. */
        rows: z.nullable(z.int()),
        /** Median rows of the hour's files in the four weeks before and after. Null if none was read to its end. */
        usual: z.nullable(z.number()),
      }),
    ),
  }),
});
