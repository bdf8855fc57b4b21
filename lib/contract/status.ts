import type { Problem } from './problem';

/** The remaining calls to the delivery service. Times are ISO 8601. */
export interface BudgetState {
  /** Null if no limit is configured or known from the service. `learned`: it was derived from a 429. */
  limit: { calls: number; seconds: number; learned: boolean } | null;
  /** Calls that can start now, or null without a limit. */
  left: number | null;
  /** Time at which the next call may start, or null for now. */
  nextFreeAt: string | null;
  /** End of the pause after a 429 of the service, or null. */
  refusedUntil: string | null;
  /** Number of waiting calls. */
  waiting: number;
}

/** How far the first collection of the plan's days is. */
export interface CollectionProgress {
  /** Days of the plan. */
  days: number;
  /** Days with all sets that pages open with. */
  done: number;
  /** Estimated end, ISO 8601. Null while the pace is unknown. */
  doneAt: string | null;
}

/** Response of `/api/status`. Sends no request to the service. Times are ISO 8601. */
export interface Status {
  now: string;
  /** `service`: the address of the delivery service. */
  account: { name: string; service: string };
  /** Result of the last call to the service. `untried`: no call since the dashboard started. */
  service: {
    state: 'untried' | 'answering' | 'failing';
    at: string | null;
    problem: Problem | null;
    /** Time at which the service was reachable again after it had refused connections, or null. */
    backAt: string | null;
  };
  /** Newest crawl time and newest fetch time of the collected answers. Null without any. */
  freshness: { crawledAt: string | null; fetchedAt: string | null };
  /** Number of collected answers, one for each day. */
  answers: number;
  /** Number of changes to the known bulk files since the dashboard started, so that a page can notice them. */
  fileChanges: number;
  budget: BudgetState;
  /** Null if no day of the plan, or only the newest, is collected for the first time. */
  collecting: CollectionProgress | null;
  /** Whether the plan is about to be made for the first time since the start, so that `collecting` is not known yet. */
  isPlanning: boolean;
}
