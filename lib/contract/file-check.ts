import * as z from 'zod/mini';
import { MAX_RANGE_DAYS } from './download-days';
import { datasetName, hour } from './downloads';
import { problem } from './problem';
import { DAY_MS } from './utc-day';

const day = z.iso.date();

/**
 * Hours to check. `expected`: past unchecked hours that should have a file. `all`: also past hours without any
 * information, e.g. the 24 hours of a day to find the hours of a dataset.
 */
const checkRange = z
  .object({
    /** Short names. Empty for all datasets. */
    datasets: z.array(datasetName()),
    from: day,
    to: day,
    hours: z.enum(['expected', 'all']),
  })
  .check(
    z.refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < MAX_RANGE_DAYS * DAY_MS, {
      error: `The range is empty or longer than ${MAX_RANGE_DAYS} days.`,
    }),
  );
export type CheckRange = z.infer<typeof checkRange>;

/** An action of a user on the check of files. */
export const checkAction = z.union([z.object({ action: z.literal('stop') }), checkRange]);

/** Response of `/api/downloads/check`: the running check or the last one. */
export const checkState = z.object({
  running: z.boolean(),
  /** Requests of the whole check and those that were answered. */
  requests: z.int(),
  done: z.int(),
  /** Hours with a file and hours without one. */
  found: z.int(),
  none: z.int(),
  /** The hour that is being checked. */
  current: z.nullable(z.object({ dataset: z.string(), date: day, hour })),
  /** Estimate for the remaining requests, or null without a limit. */
  secondsLeft: z.nullable(z.int()),
  /** Why the check ended early. */
  problem: z.nullable(problem),
});
export type CheckState = z.infer<typeof checkState>;
