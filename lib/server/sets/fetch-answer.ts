import 'server-only';
import { LATEST_DATE } from '@/lib/contract/params';
import { price } from '@/lib/contract/price';
import type { Priority } from '../budget/budget';
import { trackWrite } from '../bulk/known-files';
import { listedDataset } from '../bulk/record-list';
import { storeSet, writeFailure } from '../collect/write-set';
import { ProblemError } from '../problem-error';
import { processWide } from '../process-wide';
import { evict } from '../snapshots/evict';
import type { CachedAnswer } from '../snapshots/find-answer';
import { storeNames } from '../snapshots/known-names';
import { readPageSizes, writePageSize } from '../snapshots/page-sizes';
import { storeAnswer } from '../snapshots/store-answer';
import { bestEffort } from '../store/best-effort';
import { database } from '../store/database';
import { inBackground } from '../store/in-background';
import type { Service } from '../upstream/service';
import type { Answer, Load } from './load';
import { createPageSizes, type PageSizes } from './page-sizes';
import type { Question } from './question';
import type { Progress } from './read-pages';
import { createSingleFlight } from './single-flight';

export interface FetchAnswerOptions {
  load: Load;
  /** The previous answer, to detect a revision. */
  earlier: CachedAnswer | null;
  priority: Priority;
  /** Sends a new request even if an answer has just arrived and is still being written. False by default. */
  refetch?: boolean;
  signal: AbortSignal;
  onProgress(progress: Progress): void;
}

const flights = processWide('flights', () => createSingleFlight<FetchedAnswer, Progress>());

export interface FetchedAnswer extends Answer {
  /** Resolves when the answer is in the ledger, or the failure is in the log. */
  collected: Promise<void>;
}

/** An answer from its request until it is in the ledger. `answer` is null until it has arrived. */
interface Arrival {
  answer: FetchedAnswer | null;
}

const arrivals = processWide('arrivals', () => new Map<string, Arrival>());

/** Returns whether an answer is being fetched or written, so that `fetchAnswer` sends no request without `refetch`. */
export function isArriving({ key }: Question): boolean {
  return arrivals().has(key);
}

/**
 * Requests an answer from the service and stores it. Concurrent callers with the same question share the request, and
 * later ones the answer until it is in the ledger: they may have looked it up in the store before it was written.
 */
export function fetchAnswer(service: Service, question: Question, options: FetchAnswerOptions): Promise<FetchedAnswer> {
  const { load, earlier, priority, refetch = false, signal, onProgress } = options;
  const arrived = arrivals().get(question.key)?.answer;
  if (arrived && !refetch) return Promise.resolve(arrived);
  const answer = flights()(
    question.key,
    async (flightSignal, waiting) => {
      const arrival: Arrival = { answer: null };
      arrivals().set(question.key, arrival);
      const removeArrival = () => {
        if (arrivals().get(question.key) === arrival) arrivals().delete(question.key);
      };
      const bodies = new Map<number, string>();
      let requests = 0;
      const answer = await load(service, question, {
        priority: () => (waiting.isAwaited ? 'person' : 'background'),
        signal: flightSignal,
        onStart() {
          requests += 1;
          waiting.begin();
        },
        onProgress: waiting.report,
        onPage(page, body) {
          if (page === 1) bodies.clear();
          bodies.set(page, body);
        },
        pageSizes: pageSizesOf(question.account),
      }).catch((error) => {
        removeArrival();
        noteFailure(question, error);
        throw error;
      });
      const received = { answer, bodies, requests };
      const collected =
        bodies.size > 0
          ? inBackground('collecting', async () => storeSet(await database(), question, received))
          : Promise.resolve();
      if (listedDataset(question.endpoint.name)) trackWrite(collected);
      const stored = await bestEffort('storing an answer', () => store(question, answer, earlier), answer);
      const fetched = { ...stored, collected };
      arrival.answer = fetched;
      void collected.then(removeArrival);
      return fetched;
    },
    { signal, isPerson: priority === 'person', onProgress },
  );
  // A queued background request moves up when a user joins it.
  if (priority === 'person') service.budget.reconsider();
  return answer;
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

function noteFailure(question: Question, error: unknown): void {
  if (!(error instanceof ProblemError)) return;
  void inBackground('recording a failure', async () => writeFailure(await database(), question, error.problem));
}

const named = processWide('named days', () => new Map<string, string>());

/** Returns whether these prices are not older than those with the known product names, which they may replace. */
function isNewest({ endpoint, params, account }: Question): boolean {
  if (endpoint !== price) return false;
  const day = String(params.date);
  if (day < (named().get(account) ?? '')) return false;
  if (day !== LATEST_DATE) named().set(account, day);
  return true;
}

async function store(question: Question, answer: Answer, earlier: CachedAnswer | null): Promise<Answer> {
  const { linesId, revised } = await storeAnswer(question, answer, earlier);
  if (isNewest(question)) void inBackground('storing names', () => storeNames(question.account, linesId));
  void inBackground('evicting answers', () => evict());
  return { ...answer, meta: { ...answer.meta, revised } };
}
