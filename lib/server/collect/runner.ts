import 'server-only';
import type { Problem, ProblemCode } from '@/lib/contract/problem';
import type { Progress } from '../sets/read-pages';
import { problemOfError } from '../upstream/problem-of-error';
import type { Service } from '../upstream/service';
import { collectSet } from './collect-set';
import type { Task } from './due';

/** Calls under way at once; one while people ask, who have the service to themselves. */
const AT_ONCE = 2;
const QUIET_MS = 2_000;
/** Answers that are being written meanwhile: written together they cost less. More would take too much memory. */
const MOST_WRITTEN = 8;
interface Begun {
  task: Task;
  since: number;
  /** Items that have come, of how many; null before the first page. */
  progress: Progress | null;
}

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

/**
 * Works through a queue of tasks: first what was asked for, then what nobody waits for. `onRest` is called when nothing is
 * left to do.
 */
export function createRunner(service: Service, onRest: () => void) {
  let queue: Task[] = [];
  const asked = new Map<string, Task>();
  const asking = new Map<string, Begun>();
  /** By their keys: what came and is being written. */
  const writing = new Map<string, Begun>();
  /** Keys of what has ended since a plan was begun. */
  const ended = new Set<string>();
  const finished: number[] = [];
  const stopped = new AbortController();
  let isPaused = false;
  let failuresInARow = 0;
  let pausedUntil = 0;
  let plannedAt = 0;
  let lastProblem: Problem | null = null;
  let timer: NodeJS.Timeout | undefined;

  function pump(): void {
    if (stopped.signal.aborted) return;
    for (let task = next(); task; task = next()) void run(task);
    if (isIdle()) onRest();
  }

  function isIdle(): boolean {
    return asking.size === 0 && writing.size === 0 && queue.length === 0 && asked.size === 0;
  }

  function next(): Task | undefined {
    if (asking.size >= AT_ONCE || writing.size >= MOST_WRITTEN) return undefined;
    const urgent = [...asked.values()].find(({ question: { key } }) => !asking.has(key));
    if (urgent) {
      asked.delete(urgent.question.key);
      return urgent;
    }
    if (isPaused) return undefined;
    const isQuiet = asking.size === 0 || !service.budget.hasPersonWithin(QUIET_MS);
    return isQuiet && Date.now() >= pausedUntil ? queue.shift() : undefined;
  }

  async function run(task: Task): Promise<void> {
    const { key } = task.question;
    const begun: Begun = { task, since: Date.now(), progress: null };
    asking.set(key, begun);
    try {
      const { written } = await collectSet(service, task.question, {
        priority: task.asked ? 'person' : 'background',
        plannedAt: task.asked ? Date.now() : plannedAt,
        signal: stopped.signal,
        onProgress: (progress) => {
          begun.progress = progress;
        },
      });
      failuresInARow = 0;
      finished.push(Date.now());
      writing.set(key, begun);
      void written.then(() => {
        writing.delete(key);
        ended.add(key);
        pump();
      });
    } catch (error) {
      if (!stopped.signal.aborted) hasFailed(problemOfError(error));
    } finally {
      asking.delete(key);
      ended.add(key);
      pump();
    }
  }

  function hasFailed(problem: Problem): void {
    if (!SERVICE_FAILS.includes(problem.code)) return;
    lastProblem = problem;
    failuresInARow += 1;
    const pause = Math.max(2 ** Math.min(failuresInARow, 20) * 1_000, (problem.retryAfter ?? 0) * 1_000);
    pausedUntil = Math.max(pausedUntil, Date.now() + Math.min(pause, LONGEST_PAUSE_MS));
    clearTimeout(timer);
    timer = setTimeout(pump, pausedUntil - Date.now()).unref();
  }

  return {
    isIdle,
    /** To be called before the ledger is read for a plan: what ends from now on may not stand there as it was read. */
    beginPlan() {
      ended.clear();
      plannedAt = Date.now();
    },
    /** Replaces what waits. What is under way goes on, and what has ended since the plan was begun is done. */
    setQueue(tasks: readonly Task[]): void {
      const isOpen = ({ question: { key } }: Task) =>
        !asking.has(key) && !writing.has(key) && !ended.has(key) && !asked.has(key);
      queue = tasks.filter(isOpen);
      pump();
    },
    /** Somebody asks for these now; what is under way of them is joined. */
    ask(tasks: readonly Task[]): void {
      for (const task of tasks) if (!asking.has(task.question.key)) asked.set(task.question.key, task);
      pump();
    },
    /** Whether only what people ask for is begun. */
    setPaused(on: boolean): void {
      isPaused = on;
      pump();
    },
    /** Nothing more is begun; what the service was asked for is kept when it comes. */
    stop(): void {
      clearTimeout(timer);
      queue = [];
      asked.clear();
      stopped.abort(new DOMException('The collector was stopped.', 'AbortError'));
    },
    state() {
      const minuteAgo = Date.now() - 60_000;
      while (finished.length > 0 && (finished[0] ?? 0) < minuteAgo) finished.shift();
      return {
        /** Until it is written. */
        running: [...new Map([...writing, ...asking]).values()],
        waiting: [...asked.values(), ...queue],
        isPaused,
        pausedUntil: pausedUntil > Date.now() ? pausedUntil : null,
        lastProblem,
        /** Tasks that were answered in the last minute. */
        perMinute: finished.length,
      };
    },
  };
}

export type Runner = ReturnType<typeof createRunner>;
