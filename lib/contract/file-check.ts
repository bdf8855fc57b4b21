import * as z from 'zod/mini';
import { MOST_DAYS } from './download-days';
import { datasetName, hour } from './downloads';
import { problem } from './problem';
import type { BudgetState } from './status';

const day = z.iso.date();

/**
 * Hours to check. `expected`: hours that are over, are expected to have a file, and were not checked. `all`: all hours that
 * are over and of which nothing is known, too, such as the 24 of one day to find the hours of a dataset.
 */
export const checkRange = z
  .object({
    /** Short names; all datasets if empty. */
    datasets: z.array(datasetName()),
    from: day,
    to: day,
    hours: z.enum(['expected', 'all']),
  })
  .check(
    z.refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < MOST_DAYS * 86_400_000, {
      error: `The range is empty or longer than ${MOST_DAYS} days.`,
    }),
  );
export type CheckRange = z.infer<typeof checkRange>;

/** What a person asks of the check of files. */
export const checkAction = z.union([z.object({ action: z.literal('stop') }), checkRange]);

/** Answer of `/api/downloads/check/cost`: requests of a check, and about how many seconds they take; null without a limit. */
export const checkCost = z.object({ requests: z.int(), seconds: z.nullable(z.int()) });
export type CheckCost = z.infer<typeof checkCost>;

/** Answer of `/api/downloads/check`: the check that runs, or the last one that ran. */
export const checkState = z.object({
  running: z.boolean(),
  /** Requests of the whole check, and those that were answered. */
  requests: z.int(),
  done: z.int(),
  /** Hours with a file, and without one. */
  found: z.int(),
  none: z.int(),
  /** The hour that is being checked. */
  current: z.nullable(z.object({ dataset: z.string(), date: day, hour })),
  /** Estimate for the rest; null without a limit. */
  secondsLeft: z.nullable(z.int()),
  /** Why it ended early. */
  problem: z.nullable(problem),
});
export type CheckState = z.infer<typeof checkState>;

/** Estimates how long requests of a person take: those beyond the ones free now wait for a window of the limit each. */
export function secondsFor(requests: number, { limit, left }: Pick<BudgetState, 'limit' | 'left'>): number | null {
  if (!limit) return null;
  const waiting = Math.max(0, requests - (left ?? 0));
  return Math.ceil((waiting / limit.calls) * limit.seconds);
}
