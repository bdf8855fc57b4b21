import * as z from 'zod/mini';
import { isStorableDay } from './params';
import { problem } from './problem';
import { budgetState } from './status';

const instant = z.iso.datetime();
const day = z.iso.date();
const storableDay = z.iso.date().check(z.refine(isStorableDay));

/**
 * Collection state of a day. `partly`: some of its requests, or fewer rows than the service counts. `no_data`: the
 * service has none. `not_planned`: it is collected only when a user requests it.
 */
export const COLLECTED_STATES = ['complete', 'partly', 'no_data', 'failed', 'not_collected', 'not_planned'] as const;
export type CollectedState = (typeof COLLECTED_STATES)[number];

const collectedDay = z.object({
  day,
  state: z.enum(COLLECTED_STATES),
  /** Requests with an answer in the ledger, and all requests that the plan has for the day so far. */
  answered: z.int(),
  planned: z.int(),
  rows: z.int(),
  fetchedAt: z.nullable(instant),
  /** Answers that the service changed after the day was over. */
  revised: z.int(),
});

const collectedEndpoint = z.object({
  endpoint: z.string(),
  title: z.string(),
  /** Whether a range of its days can be collected. Shelves are collected only when a user opens one. */
  ranged: z.boolean(),
  /** Average number of requests for a day. Null before the first request for these days. */
  perDay: z.nullable(z.number()),
  /** Oldest first. */
  days: z.array(collectedDay),
});
export type CollectedEndpoint = z.infer<typeof collectedEndpoint>;

const rowKey = z.object({ endpoint: z.string(), params: z.string(), day: storableDay });

/** The bulk files of a dataset by day: how many were due, and how many of them exist. */
const collectedFiles = z.object({
  dataset: z.string(),
  title: z.string(),
  /** Oldest first. */
  days: z.array(
    z.object({
      day,
      due: z.int(),
      present: z.int(),
      collected: z.int(),
      light: z.int(),
      missing: z.int(),
      unchecked: z.int(),
    }),
  ),
});
export type CollectedFiles = z.infer<typeof collectedFiles>;

/** Lists of answers: failed ones, incomplete ones, those received today (UTC), and all. */
export const COLLECTION_LISTS = ['failed', 'partly', 'today', 'all'] as const;
export type CollectionList = (typeof COLLECTION_LISTS)[number];

const collectionRow = z.extend(rowKey, {
  title: z.string(),
  state: z.enum(['complete', 'partly', 'no_data', 'failed']),
  /** Null for answers that are stored as received and were not counted. */
  rows: z.nullable(z.int()),
  /** Number of rows that the service reports. Null if it reports none. */
  total: z.nullable(z.int()),
  requests: z.int(),
  /** Consecutive failed attempts and the problem of the last one. 0 and null if the last attempt succeeded. */
  attempts: z.int(),
  problem: z.nullable(problem),
  at: instant,
  /** Time of the next planned attempt, or null. */
  nextAt: z.nullable(instant),
});
export type CollectionRow = z.infer<typeof collectionRow>;

const request = z.object({ title: z.string(), params: z.string(), day });

const collectorStatus = z.object({
  /** False if COLLECT=off. */
  enabled: z.boolean(),
  /** Whether no requests of the newest plan are left. */
  isDone: z.boolean(),
  running: z.array(
    z.extend(request, {
      since: instant,
      /** Whether a user requested it on this page. */
      isRequested: z.boolean(),
      /** Items received, and their total, which is null until the service reports it. */
      loaded: z.int(),
      total: z.nullable(z.int()),
    }),
  ),
  /** The first waiting requests. */
  next: z.array(request),
  waiting: z.object({
    tasks: z.int(),
    /** Requests that the tasks need, as far as known. */
    requests: z.int(),
    /** Requests by endpoint, in descending order. */
    byEndpoint: z.array(z.object({ title: z.string(), requests: z.int() })),
  }),
  /** Estimated end of the work at the current pace. Null without work or while the pace is unknown. */
  doneAt: z.nullable(instant),
  /** Requests to the service in the last half hour, by intervals of five minutes. The last interval is not over. */
  made: z.array(z.object({ from: instant, requests: z.int() })),
  /** Whether a user has paused the plan. Data that users request is still collected. */
  isPaused: z.boolean(),
  /** End of a pause of all work after a failure of the service. */
  pausedUntil: z.nullable(instant),
  /** Problem of the last task that failed because of the service. */
  problem: z.nullable(problem),
  budget: budgetState,
});
export type CollectorStatus = z.infer<typeof collectorStatus>;

/** Response of `/api/collection`. Sends no request to the service. */
export const collection = z.object({
  from: day,
  to: day,
  /** Last day of the plan. */
  newest: day,
  status: collectorStatus,
  endpoints: z.array(collectedEndpoint),
  /** The seven datasets of bulk files, on the same days. */
  files: z.array(collectedFiles),
  /** Bytes on disk, how many of them are raw answers, and for how many days raw answers are kept. */
  storage: z.object({ bytes: z.int(), rawBytes: z.int(), rawDays: z.int() }),
  /** Number of answers in each list, over all days. */
  counts: z.object({ failed: z.int(), partly: z.int(), today: z.int(), all: z.int() }),
  list: z.enum(COLLECTION_LISTS),
  /** Answers of the list, newest first, at most 200. */
  rows: z.array(collectionRow),
});
export type Collection = z.infer<typeof collection>;

/** The selected view: days of the plan up to `until`, and a list. */
export const collectionView = z.object({ until: z.nullable(storableDay), list: z.enum(COLLECTION_LISTS) });
export type CollectionView = z.infer<typeof collectionView>;

/** Days of an endpoint, or of all endpoints of the plan for null. */
export const collectionRange = z.object({ endpoint: z.nullable(z.string()), from: storableDay, to: storableDay });
export type CollectionRange = z.infer<typeof collectionRange>;

/** Response of `/api/collection/cost`: requests for a range and the estimated time of completion. */
export const rangeCost = z.object({ requests: z.int(), doneAt: z.nullable(instant) });
export type RangeCost = z.infer<typeof rangeCost>;

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
