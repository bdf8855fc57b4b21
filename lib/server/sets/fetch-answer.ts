import 'server-only';
import { LATEST_DATE } from '@/lib/contract/params';
import { price } from '@/lib/contract/price';
import type { Priority } from '../budget/budget';
import { trackWrite } from '../bulk/known-files';
import { listedDataset } from '../bulk/record-list';
import { keepSet, writeFailure } from '../collect/write-set';
import { ProblemError } from '../problem-error';
import { processWide } from '../process-wide';
import { evict } from '../snapshots/evict';
import type { KeptAnswer } from '../snapshots/find-answer';
import { keepAnswer } from '../snapshots/keep-answer';
import { rememberNames } from '../snapshots/known-names';
import { readPageSizes, writePageSize } from '../snapshots/page-sizes';
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
  /** What was kept before, to see a revision. */
  earlier: KeptAnswer | null;
  priority: Priority;
  signal: AbortSignal;
  onProgress(progress: Progress): void;
}

const flights = processWide('flights', () => createSingleFlight<FetchedAnswer, Progress>());

export interface FetchedAnswer extends Answer {
  /** Resolves when the answer stands in the ledger, or the log says why not. */
  collected: Promise<void>;
}

/** Asks the service, once for all who ask the same at the same time, and keeps what it answers. */
export function fetchAnswer(service: Service, question: Question, options: FetchAnswerOptions): Promise<FetchedAnswer> {
  const { load, earlier, priority, signal, onProgress } = options;
  const answer = flights()(
    question.key,
    async (flightSignal, waiting) => {
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
        noteFailure(question, error);
        throw error;
      });
      const received = { answer, bodies, requests };
      const collected =
        bodies.size > 0
          ? inBackground('collecting', async () => keepSet(await database(), question, received))
          : Promise.resolve();
      if (listedDataset(question.endpoint.name)) trackWrite(collected);
      return { ...(await bestEffort('keeping an answer', () => keep(question, answer, earlier), answer)), collected };
    },
    { signal, isPerson: priority === 'person', onProgress },
  );
  // What waits for its turn behind people goes among them with the person who has just joined it.
  if (priority === 'person') service.budget.reconsider();
  return answer;
}

const byAccount = processWide('page sizes', () => new Map<string, PageSizes>());

function pageSizesOf(account: string): PageSizes {
  const existing = byAccount().get(account);
  if (existing) return existing;
  const pageSizes = createPageSizes({
    read: () => bestEffort('reading page sizes', () => readPageSizes(account), null),
    write: (endpoint, size) => void inBackground('keeping a page size', () => writePageSize(account, endpoint, size)),
  });
  byAccount().set(account, pageSizes);
  return pageSizes;
}

function noteFailure(question: Question, error: unknown): void {
  if (!(error instanceof ProblemError)) return;
  void inBackground('noting a failure', async () => writeFailure(await database(), question, error.problem));
}

const named = processWide('named days', () => new Map<string, string>());

/** Whether these are prices of a day that is no older than those whose names are known: an older name must not win. */
function isNewest({ endpoint, params, account }: Question): boolean {
  if (endpoint !== price) return false;
  const day = String(params.date);
  if (day < (named().get(account) ?? '')) return false;
  if (day !== LATEST_DATE) named().set(account, day);
  return true;
}

async function keep(question: Question, answer: Answer, earlier: KeptAnswer | null): Promise<Answer> {
  const { linesId, revised } = await keepAnswer(question, answer, earlier);
  if (isNewest(question)) void inBackground('keeping names', () => rememberNames(question.account, linesId));
  void inBackground('making room', () => evict());
  return { ...answer, meta: { ...answer.meta, revised } };
}
