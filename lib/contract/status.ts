import * as z from 'zod/mini';
import { problem } from './problem';

const instant = z.iso.datetime();

/** The remaining calls to the delivery service. */
export const budgetState = z.object({
  /** Null if no limit is configured or known from the service. `learned`: it was derived from a 429. */
  limit: z.nullable(z.object({ calls: z.int(), seconds: z.number(), learned: z.boolean() })),
  /** Calls that can start now, or null without a limit. */
  left: z.nullable(z.int()),
  /** Time at which the next call may start, or null for now. */
  nextFreeAt: z.nullable(instant),
  /** End of the pause after a 429 of the service, or null. */
  refusedUntil: z.nullable(instant),
  /** Number of waiting calls. */
  waiting: z.int(),
});
export type BudgetState = z.infer<typeof budgetState>;

/** How far the first collection of the plan's days is. */
const collectionProgress = z.object({
  /** Days of the plan. */
  days: z.int(),
  /** Days with all sets that pages open with. */
  done: z.int(),
  /** Estimated end. Null while the pace is unknown. */
  doneAt: z.nullable(instant),
});
export type CollectionProgress = z.infer<typeof collectionProgress>;

/** Response of `/api/status`. Sends no request to the service. */
const status = z.object({
  now: instant,
  account: z.object({ name: z.string(), /** Address of the delivery service. */ service: z.string() }),
  /** Result of the last call to the service. `untried`: no call since the dashboard started. */
  service: z.object({
    state: z.enum(['untried', 'answering', 'failing']),
    at: z.nullable(instant),
    problem: z.nullable(problem),
    /** Time at which the service was reachable again after it had refused connections, or null. */
    backAt: z.nullable(instant),
  }),
  /** Newest crawl time and newest fetch time of the collected answers. Null without any. */
  freshness: z.object({ crawledAt: z.nullable(instant), fetchedAt: z.nullable(instant) }),
  /** Number of collected answers, one for each day. */
  answers: z.int(),
  /** Number of changes to the known bulk files since the dashboard started, so that a page can notice them. */
  fileChanges: z.int(),
  budget: budgetState,
  /** Null if no day of the plan, or only the newest, is collected for the first time. */
  collecting: z.nullable(collectionProgress),
  /** Whether the plan is about to be made for the first time since the start, so that `collecting` is not known yet. */
  isPlanning: z.boolean(),
});
export type Status = z.infer<typeof status>;
