import * as z from 'zod/mini';
import { calendarHour, datasetName, hour, instant } from './downloads';
import { jsonEndpoint } from './endpoint';
import { day, whole } from './params';

/** An hour of a day as a letter: the states, and `r` for an hour that is not over and has no file yet. */
export const HOUR_LETTERS = {
  available: 'a',
  fetched: 'f',
  light: 'l',
  missing: 'm',
  empty: '-',
  unknown: '?',
} as const;
export const RUNNING = 'r';

/** An hour that is light or missing. */
const oddHour = z.object({
  date: z.iso.date(),
  hour,
  state: z.enum(['light', 'missing']),
  share: calendarHour.shape.share,
});
export type OddHour = z.infer<typeof oddHour>;

const datasetDay = z.object({
  date: z.iso.date(),
  /** A letter an hour, by `HOUR_LETTERS`. */
  hours: z.string().check(z.regex(/^[aflm?r-]{24}$/)),
  /** Of the files whose size is known, one for each hour; null when none is. */
  bytes: z.nullable(z.int()),
  /** Files that have enough others of their hour to be compared with. */
  compared: z.int(),
});
export type DatasetDay = z.infer<typeof datasetDay>;

export const MOST_DAYS = 92;

/** The days of all datasets, out of the lists that are kept and of what passed here. Costs no call. */
export const downloadDays = jsonEndpoint({
  name: 'download_days',
  title: 'Days',
  summary: 'What is known of every hour of every dataset over a range of days. Costs no call.',
  path: '/downloads/days',
  paged: false,
  params: z.object({
    until: z.optional(day('Last day; the newest that has files when left out')),
    days: z._default(whole('How many days', { max: MOST_DAYS }), 28),
  }),
  response: z.object({
    /** The day by our own server's clock. */
    today: z.iso.date(),
    from: z.iso.date(),
    until: z.iso.date(),
    datasets: z.array(
      z.object({
        name: z.string(),
        title: z.string(),
        listed: z.boolean(),
        /** When the list that is kept was fetched; null where none is kept or there is none. */
        listedAt: z.nullable(instant),
        /** The newest hour known to have a file, in the range or not. */
        newest: z.nullable(z.object({ date: z.iso.date(), hour })),
        days: z.array(datasetDay),
        odd: z.array(oddHour),
      }),
    ),
    /** The rules behind "missing" and "light", in sentences. */
    rules: z.array(z.string()),
  }),
});
export type DownloadDays = z.infer<typeof downloadDays.response>;
export type DatasetDays = DownloadDays['datasets'][number];

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
