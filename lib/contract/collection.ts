import * as z from 'zod/mini';
import { isStorableDay } from './params';
import type { Problem } from './problem';
import type { BudgetState } from './status';

const storableDay = z.iso.date().check(z.refine(isStorableDay));

/**
 * Collection state of a day. `partly`: some of its requests, or fewer rows than the service counts. `no_data`: the
 * service has none. `not_planned`: it is collected only when a user requests it.
 */
export const COLLECTED_STATES = ['complete', 'partly', 'no_data', 'failed', 'not_collected', 'not_planned'] as const;
export type CollectedState = (typeof COLLECTED_STATES)[number];

export interface CollectedEndpoint {
  endpoint: string;
  title: string;
  /** Whether a range of its days can be collected. Shelves are collected only when a user opens one. */
  ranged: boolean;
  /** Average number of requests for a day. Null before the first request for these days. */
  perDay: number | null;
  /** Oldest first. */
  days: {
    day: string;
    state: CollectedState;
    /** Requests with an answer in the ledger, and all requests that the plan has for the day so far. */
    answered: number;
    planned: number;
    rows: number;
    /** ISO 8601. */
    fetchedAt: string | null;
    /** Answers that the service changed after the day was over. */
    revised: number;
  }[];
}

const rowKey = z.object({ endpoint: z.string(), params: z.string(), day: storableDay });

/** The bulk files of a dataset by day: how many were due, and how many of them exist. */
export interface CollectedFiles {
  dataset: string;
  title: string;
  /** Oldest first. */
  days: {
    day: string;
    due: number;
    present: number;
    collected: number;
    light: number;
    missing: number;
    unchecked: number;
  }[];
}

/** Lists of answers: failed ones, incomplete ones, those received today (UTC), and all. */
export const COLLECTION_LISTS = ['failed', 'partly', 'today', 'all'] as const;
export type CollectionList = (typeof COLLECTION_LISTS)[number];

/** A collected answer. Times are ISO 8601. */
export interface CollectionRow extends z.infer<typeof rowKey> {
  title: string;
  state: 'complete' | 'partly' | 'no_data' | 'failed';
  /** Null for answers that are stored as received and were not counted. */
  rows: number | null;
  /** Number of rows that the service reports. Null if it reports none. */
  total: number | null;
  requests: number;
  /** Consecutive failed attempts and the problem of the last one. 0 and null if the last attempt succeeded. */
  attempts: number;
  problem: Problem | null;
  at: string;
  /** Time of the next planned attempt, or null. */
  nextAt: string | null;
}

interface CollectionRequest {
  title: string;
  params: string;
  day: string;
}

/** The work of the collector. Times are ISO 8601. */
export interface CollectorStatus {
  /** False if COLLECT=off. */
  enabled: boolean;
  /** Whether no requests of the newest plan are left. */
  isDone: boolean;
  running: (CollectionRequest & {
    since: string;
    /** Whether a user requested it on this page. */
    isRequested: boolean;
    /** Items received, and their total, which is null until the service reports it. */
    loaded: number;
    total: number | null;
  })[];
  /** The first waiting requests. */
  next: CollectionRequest[];
  waiting: {
    tasks: number;
    /** Requests that the tasks need, as far as known. */
    requests: number;
    /** Requests by endpoint, in descending order. */
    byEndpoint: { title: string; requests: number }[];
  };
  /** Estimated end of the work at the current pace. Null without work or while the pace is unknown. */
  doneAt: string | null;
  /** Requests to the service in the last half hour, by intervals of five minutes. The last interval is not over. */
  made: { from: string; requests: number }[];
  /** Whether a user has paused the plan. Data that users request is still collected. */
  isPaused: boolean;
  /** End of a pause of all work after a failure of the service. */
  pausedUntil: string | null;
  /** Why the service failed the last request, or null if it answered. */
  problem: Problem | null;
  budget: BudgetState;
}

/** Response of `/api/collection`. Sends no request to the service. */
export interface Collection {
  from: string;
  to: string;
  /** Last day of the plan. */
  newest: string;
  status: CollectorStatus;
  endpoints: CollectedEndpoint[];
  /** The seven datasets of bulk files, on the same days. */
  files: CollectedFiles[];
  /** Bytes on disk, how many of them are raw answers, and for how many days raw answers are kept. */
  storage: { bytes: number; rawBytes: number; rawDays: number };
  /** Number of answers in each list, over all days. */
  counts: Record<CollectionList, number>;
  list: CollectionList;
  /** Answers of the list, newest first, at most 200. */
  rows: CollectionRow[];
}

/** The selected view: days of the plan up to `until`, and a list. */
export const collectionView = z.object({ until: z.nullable(storableDay), list: z.enum(COLLECTION_LISTS) });
export type CollectionView = z.infer<typeof collectionView>;

/** Days of an endpoint, or of all endpoints of the plan for null. */
export const collectionRange = z.object({ endpoint: z.nullable(z.string()), from: storableDay, to: storableDay });
export type CollectionRange = z.infer<typeof collectionRange>;

/** Response of `/api/collection/cost`: requests for a range and the estimated time of completion, ISO 8601. */
export interface RangeCost {
  requests: number;
  doneAt: string | null;
}

/** An action of a user on the collector. */
export const collectionAction = z.discriminatedUnion('action', [
  /** Collects missing data of these days before all other work. */
  z.extend(collectionRange, { action: z.literal('collect') }),
  /** Repeats failed requests. */
  z.object({ action: z.literal('retry'), rows: z.array(rowKey).check(z.maxLength(200)) }),
  /** Pauses or resumes the plan. A restart of the dashboard resumes it. */
  z.object({ action: z.enum(['pause', 'resume']) }),
]);
export type CollectionAction = z.infer<typeof collectionAction>;
