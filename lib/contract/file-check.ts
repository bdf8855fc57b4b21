import * as z from 'zod/mini';
import { MAX_RANGE_DAYS } from './download-days';
import { datasetName } from './downloads';
import type { Problem } from './problem';
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
export interface CheckState {
  running: boolean;
  /** Requests of the whole check and those that were answered. */
  requests: number;
  done: number;
  /** Hours with a file and hours without one. */
  found: number;
  none: number;
  /** Estimate for the remaining requests, or null without a limit. */
  secondsLeft: number | null;
  /** Why the check ended early. */
  problem: Problem | null;
}
