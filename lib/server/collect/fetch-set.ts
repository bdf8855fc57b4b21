import 'server-only';
import { createSingleFlight } from '@/lib/async/single-flight';
import { bestEffort } from '../base/best-effort';
import { database } from '../base/database';
import { inBackground } from '../base/in-background';
import { ProblemError } from '../base/problem-error';
import { processWide } from '../base/process-wide';
import { trackWrite } from '../bulk/known-files';
import { listedDataset } from '../bulk/record-list';
import type { Priority } from '../service/budget';
import type { Service } from '../service/service';
import { loadAnswer } from './load-answer';
import { createPageSizes, type PageSizes } from './page-sizes';
import type { Question } from './question';
import type { Progress } from './read-pages';
import { readPageSizes, writePageSize } from './stored-page-sizes';
import { storeSet, writeFailure } from './write-set';

export interface FetchSetOptions {
  priority: Priority;
  /** Sends a new request even if an answer has just arrived and is still being written. False by default. */
  refetch?: boolean;
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
}

/** An answer that has arrived. `written` resolves when it is in the ledger, or the failure is in the log. */
export interface FetchedSet {
  written: Promise<void>;
}

const flights = processWide('flights', () => createSingleFlight<FetchedSet, Progress>());

/** Answers from their request until they are in the ledger, by question key. Null until the answer has arrived. */
const arrivals = processWide('arrivals', () => new Map<string, { set: FetchedSet | null }>());

/** Returns whether an answer is being fetched or written, so that `fetchSet` sends no request without `refetch`. */
export function isArriving({ key }: Question): boolean {
  return arrivals().has(key);
}

/**
 * Requests an answer from the service and writes it. Concurrent callers with the same question share the request, and
 * later ones the answer until it is in the ledger: they may have read the ledger before. Rejects with ProblemError.
 */
export async function fetchSet(service: Service, question: Question, options: FetchSetOptions): Promise<FetchedSet> {
  const { priority, refetch = false, signal, onProgress } = options;
  const arrived = arrivals().get(question.key)?.set;
  if (arrived && !refetch) return arrived;
  const fetching = flights()(
    question.key,
    async (flightSignal, waiting) => {
      const arrival: { set: FetchedSet | null } = { set: null };
      arrivals().set(question.key, arrival);
      const removeArrival = () => {
        if (arrivals().get(question.key) === arrival) arrivals().delete(question.key);
      };
      const answer = await loadAnswer(service, question, {
        priority: () => (waiting.isAwaited ? 'person' : 'background'),
        signal: flightSignal,
        onStart: waiting.begin,
        onProgress: waiting.report,
        pageSizes: pageSizesOf(question.account),
      }).catch((error) => {
        removeArrival();
        recordFailure(question, error);
        throw error;
      });
      const pendingWrite = inBackground('collecting', async () => storeSet(await database(), question, answer));
      if (listedDataset(question.endpoint.name)) trackWrite(pendingWrite);
      void pendingWrite.then(removeArrival);
      arrival.set = { written: pendingWrite };
      return arrival.set;
    },
    { signal, isPerson: priority === 'person', onProgress },
  );
  // A queued background request moves up when a user joins it.
  if (priority === 'person') service.budget.reconsider();
  return fetching;
}

const byAccount = processWide('page sizes', () => new Map<string, PageSizes>());

function pageSizesOf(account: string): PageSizes {
  const existing = byAccount().get(account);
  if (existing) return existing;
  const pageSizes = createPageSizes({
    read: () => bestEffort('reading page sizes', () => readPageSizes(account), null),
    write: (endpoint, size) => void inBackground('storing a page size', () => writePageSize(account, endpoint, size)),
  });
  byAccount().set(account, pageSizes);
  return pageSizes;
}

function recordFailure(question: Question, error: unknown): void {
  if (!(error instanceof ProblemError)) return;
  void inBackground('recording a failure', async () => writeFailure(await database(), question, error.problem));
}
