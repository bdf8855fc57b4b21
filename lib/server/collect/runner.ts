import 'server-only';
import type { Problem, ProblemCode } from '@/lib/contract/problem';
import { problemOfError } from '../upstream/problem-of-error';
import type { Service } from '../upstream/service';
import { collectSet } from './collect-set';
import type { Task } from './due';
import type { LedgerRow } from './ledger';

/** Two, so that one is written while another is asked; one while people ask, who have the service to themselves. */
const AT_ONCE = 2;
const QUIET_MS = 2_000;
/** Failures that are the service's, the network's or the store's, and not the task's: everything waits for a while. */
const SERVICE_FAILS: readonly ProblemCode[] = [
  'key_refused',
  'unreachable',
  'timeout',
  'upstream_failed',
  'rate_limited',
  'redirected',
  'internal',
];
const LONGEST_PAUSE_MS = 15 * 60_000;

interface Options {
  isDue: (row: LedgerRow) => boolean;
  /** Nothing is left to do. */
  onRest: () => void;
}

/** Works through a queue of tasks that nobody waits for. */
export function createRunner(service: Service, { isDue, onRest }: Options) {
  let queue: Task[] = [];
  const running = new Map<string, Task>();
  /** Keys of what has ended since a plan was begun. */
  const ended = new Set<string>();
  const stopped = new AbortController();
  let failuresInARow = 0;
  let pausedUntil = 0;
  let timer: NodeJS.Timeout | undefined;

  function pump(): void {
    if (stopped.signal.aborted) return;
    for (let task = next(); task; task = next()) void run(task);
    if (isIdle()) onRest();
  }

  function isIdle(): boolean {
    return running.size === 0 && queue.length === 0;
  }

  function next(): Task | undefined {
    const isQuiet = !service.budget.hasPersonWithin(QUIET_MS);
    if (running.size >= (isQuiet ? AT_ONCE : 1) || Date.now() < pausedUntil) return undefined;
    return queue.shift();
  }

  async function run(task: Task): Promise<void> {
    const { key } = task.question;
    running.set(key, task);
    try {
      await collectSet(service, task.question, { priority: 'background', isDue, signal: stopped.signal });
      failuresInARow = 0;
    } catch (error) {
      if (!stopped.signal.aborted) hasFailed(problemOfError(error));
    } finally {
      running.delete(key);
      ended.add(key);
      pump();
    }
  }

  function hasFailed(problem: Problem): void {
    if (!SERVICE_FAILS.includes(problem.code)) return;
    failuresInARow += 1;
    const pause = Math.max(2 ** Math.min(failuresInARow, 20) * 1_000, (problem.retryAfter ?? 0) * 1_000);
    pausedUntil = Math.max(pausedUntil, Date.now() + Math.min(pause, LONGEST_PAUSE_MS));
    clearTimeout(timer);
    timer = setTimeout(pump, pausedUntil - Date.now()).unref();
  }

  return {
    isIdle,
    /** To be called before the ledger is read for a plan: what ends from now on may not stand there as it was read. */
    beginPlan: () => ended.clear(),
    /** Replaces what waits. What is running goes on, and what has ended since the plan was begun is done. */
    setQueue(tasks: readonly Task[]): void {
      queue = tasks.filter(({ question: { key } }) => !running.has(key) && !ended.has(key));
      pump();
    },
    /** Nothing more is begun; what the service was asked for is kept when it comes. */
    stop(): void {
      clearTimeout(timer);
      queue = [];
      stopped.abort(new DOMException('The collector was stopped.', 'AbortError'));
    },
  };
}
