import * as z from 'zod/mini';
import { problem } from './problem';

const instant = z.iso.datetime();

/** How many calls to the delivery service are left, as people see it. */
export const budgetState = z.object({
  /** Null: no limit is configured and the service has not shown one. `learned`: it was read off a 429. */
  limit: z.nullable(z.object({ calls: z.int(), seconds: z.number(), learned: z.boolean() })),
  /** Calls that could start now; null without a limit. */
  left: z.nullable(z.int()),
  /** When the next call may start, null when it may start now. */
  nextFreeAt: z.nullable(instant),
  /** Until when the service, having answered 429, gets no call; null when it does. */
  refusedUntil: z.nullable(instant),
  /** Calls waiting for their turn. */
  waiting: z.int(),
});
export type BudgetState = z.infer<typeof budgetState>;

/** What `/api/status` answers: never costs a call to the service. */
export const status = z.object({
  now: instant,
  account: z.object({ name: z.string(), /** Address of the delivery service. */ service: z.string() }),
  /** How the last call to the service went. `untried`: none was made since the dashboard started. */
  service: z.object({
    state: z.enum(['untried', 'answering', 'failing']),
    at: z.nullable(instant),
    problem: z.nullable(problem),
    /** When it was seen to listen again after it had refused connections; null when it never did. */
    backAt: z.nullable(instant),
  }),
  /** The newest crawling time and the newest fetch among the kept answers; null when nothing is kept yet. */
  freshness: z.object({ crawledAt: z.nullable(instant), fetchedAt: z.nullable(instant) }),
  /** Kept answers: how many, and the size of their text in bytes. */
  snapshots: z.object({ answers: z.int(), bytes: z.int() }),
  budget: budgetState,
});
export type Status = z.infer<typeof status>;
