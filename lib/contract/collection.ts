import * as z from 'zod/mini';
import { isStorableDay } from './params';
import { problem } from './problem';
import { budgetState } from './status';

const instant = z.iso.datetime();
const day = z.iso.date();
const storableDay = z.iso.date().check(z.refine(isStorableDay));

/**
 * How much of a day is collected. `partly`: some requests of it, or fewer rows than the service counts. `no_data`: the
 * service was asked and has none. `not_planned`: it is collected when somebody opens it.
 */
export const COLLECTED_STATES = ['complete', 'partly', 'no_data', 'failed', 'not_collected', 'not_planned'] as const;
export type CollectedState = (typeof COLLECTED_STATES)[number];

const collectedDay = z.object({
  day,
  state: z.enum(COLLECTED_STATES),
  /** Requests that stand in the ledger, and those that the plan has for the day as far as it is known. */
  found: z.int(),
  planned: z.int(),
  rows: z.int(),
  fetchedAt: z.nullable(instant),
  /** Answers that the service changed after the day was over. */
  revised: z.int(),
});

const collectedEndpoint = z.object({
  endpoint: z.string(),
  title: z.string(),
  /** Whether a range of its days can be collected: what stands on shelves is collected when one is opened. */
  ranged: z.boolean(),
  /** Requests that a day took on average; null while nothing of these days was asked for. */
  perDay: z.nullable(z.number()),
  /** Oldest first. */
  days: z.array(collectedDay),
});
export type CollectedEndpoint = z.infer<typeof collectedEndpoint>;

const place = z.object({ endpoint: z.string(), params: z.string(), day: storableDay });

/** The bulk files of a dataset on one day: how many of those that were due exist. */
const collectedFiles = z.object({
  dataset: z.string(),
  title: z.string(),
  /** Oldest first. */
  days: z.array(
    z.object({
      day,
      due: z.int(),
      there: z.int(),
      collected: z.int(),
      light: z.int(),
      missing: z.int(),
      unchecked: z.int(),
    }),
  ),
});
export type CollectedFiles = z.infer<typeof collectedFiles>;

/** Which answers are listed: those that could not be had, those that lack something, those that came today (UTC), all. */
export const COLLECTION_LISTS = ['failed', 'partly', 'today', 'all'] as const;
export type CollectionList = (typeof COLLECTION_LISTS)[number];

const collectionRow = z.extend(place, {
  title: z.string(),
  state: z.enum(['complete', 'partly', 'no_data', 'failed']),
  /** Null where they are kept as received and were not counted. */
  rows: z.nullable(z.int()),
  /** As the service counts them; null where it does not. */
  total: z.nullable(z.int()),
  requests: z.int(),
  /** Tries that failed one after the other, and why the last did; 0 and null where the last one did not. */
  attempts: z.int(),
  problem: z.nullable(problem),
  at: instant,
  /** When the plan asks again for what failed; null where it does not. */
  nextAt: z.nullable(instant),
});
export type CollectionRow = z.infer<typeof collectionRow>;

const request = z.object({ title: z.string(), params: z.string(), day });

const collectorStatus = z.object({
  /** False: COLLECT=off. */
  enabled: z.boolean(),
  /** The newest plan has nothing left to ask for. */
  isDone: z.boolean(),
  running: z.array(
    z.extend(request, {
      since: instant,
      /** Asked for on this page. */
      asked: z.boolean(),
      /** Items that have come, and how many the service says there are: null until it has. */
      loaded: z.int(),
      total: z.nullable(z.int()),
    }),
  ),
  /** The first few of what waits. */
  next: z.array(request),
  waiting: z.object({
    tasks: z.int(),
    /** Requests that they will cost, as far as it is known. */
    requests: z.int(),
    /** The same by endpoint, the most first. */
    byEndpoint: z.array(z.object({ title: z.string(), requests: z.int() })),
  }),
  /** When the work will be done as it goes now; null when there is none, or when nothing is known of the pace. */
  doneAt: z.nullable(instant),
  /** Requests to the service by five minutes of the clock, the last half hour; the last of them is not over. */
  made: z.array(z.object({ from: instant, requests: z.int() })),
  /** A person has paused the plan; what people ask for is collected all the same. */
  isPaused: z.boolean(),
  /** Everything waits until then, because the service failed. */
  pausedUntil: z.nullable(instant),
  /** Of the last task that failed for the service's sake. */
  problem: z.nullable(problem),
  budget: budgetState,
});
export type CollectorStatus = z.infer<typeof collectorStatus>;

/** What `/api/collection` answers: never costs a request to the service. */
export const collection = z.object({
  from: day,
  to: day,
  /** The day on which the plan ends. */
  newest: day,
  status: collectorStatus,
  endpoints: z.array(collectedEndpoint),
  /** The seven datasets of bulk files, on the same days. */
  files: z.array(collectedFiles),
  /** How many answers each list has, of all days. */
  counts: z.object({ failed: z.int(), partly: z.int(), today: z.int(), all: z.int() }),
  list: z.enum(COLLECTION_LISTS),
  /** Those of the list, the newest first, at most 200. */
  rows: z.array(collectionRow),
});
export type Collection = z.infer<typeof collection>;

/** What is looked at: the days of the plan that end on `until` at the latest, and a list. */
export const collectionView = z.object({ until: z.nullable(storableDay), list: z.enum(COLLECTION_LISTS) });
export type CollectionView = z.infer<typeof collectionView>;

/** Days of an endpoint by its name, null for all of the plan. */
export const collectionRange = z.object({ endpoint: z.nullable(z.string()), from: storableDay, to: storableDay });
export type CollectionRange = z.infer<typeof collectionRange>;

/** What `/api/collection/cost` answers: what a range would cost of calls, and when it would be there. */
export const rangeCost = z.object({ requests: z.int(), doneAt: z.nullable(instant) });
export type RangeCost = z.infer<typeof rangeCost>;

/** What a person asks of the collector. */
export const collectionAction = z.discriminatedUnion('action', [
  /** Collects what is missing of these days before everything else. `endpoint` null: all of the plan. */
  z.extend(collectionRange, { action: z.literal('collect') }),
  /** Asks again for what failed. */
  z.object({ action: z.literal('retry'), rows: z.array(place).check(z.maxLength(200)) }),
  /** Pauses the plan, or goes on with it; a dashboard that is started again goes on. */
  z.object({ action: z.enum(['pause', 'resume']) }),
]);
export type CollectionAction = z.infer<typeof collectionAction>;
