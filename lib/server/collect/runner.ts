import 'server-only';
import type { Problem } from '@/lib/contract/problem';
import { nextVersion, timeOfVersion } from '../base/next-version';
import { problemOfError } from '../service/problem-of-error';
import type { Service } from '../service/service';
import { collectSet } from './collect-set';
import type { Task } from './due';
import type { Progress } from './read-pages';
import { isServiceFailure } from './service-failure';

/** Maximum concurrent tasks. While users wait, only one runs. */
const AT_ONCE = 2;
const QUIET_MS = 2_000;
/** Maximum answers being written at once: concurrent writes share inserts. More would need too much memory. */
const MOST_WRITTEN = 8;

/** A task of the plan or of a user, which runs with a user's priority, even if it is not due. */
interface QueuedTask extends Task {
  isRequested?: boolean;
}

interface Started {
  task: QueuedTask;
  since: number;
  /** Loaded and total items, or null before the first page. */
  progress: Progress | null;
}

const LONGEST_PAUSE_MS = 15 * 60_000;

/** Returns the time in milliseconds by the clock of ledger rows, which is not set back. */
function timeOfVersions(): number {
  return timeOfVersion(nextVersion());
}

/**
 * Runs a queue of tasks: users' requests first, then the plan's. `onIdle` is called when no task is left.
 */
export function createRunner(service: Service, onIdle: () => void) {
  let queue: Task[] = [];
  /** Tasks of users by question key, which run before the queue. */
  const requested = new Map<string, QueuedTask>();
  const fetching = new Map<string, Started>();
  /** Tasks whose answer has arrived and is being written, by question key. */
  const writing = new Map<string, Started>();
  /** Question keys of tasks that have ended since `beginPlan`. */
  const ended = new Set<string>();
  const finished: number[] = [];
  const stopped = new AbortController();
  let isPaused = false;
  let failuresInARow = 0;
  let hasAnswered = false;
  /** By the monotonic clock, as the time of day may be set back. */
  let pausedUntil = 0;
  let plannedAt = 0;
  let lastProblem: Problem | null = null;
  let timer: NodeJS.Timeout | undefined;

  function pump(): void {
    if (stopped.signal.aborted) return;
    for (let task = next(); task; task = next()) void run(task);
    if (isIdle()) onIdle();
  }

  function isIdle(): boolean {
    return fetching.size === 0 && writing.size === 0 && queue.length === 0 && requested.size === 0;
  }

  function next(): QueuedTask | undefined {
    if (fetching.size >= AT_ONCE || writing.size >= MOST_WRITTEN) return undefined;
    const urgent = [...requested.values()].find(({ question: { key } }) => !fetching.has(key));
    if (urgent) {
      requested.delete(urgent.question.key);
      return urgent;
    }
    if (isPaused) return undefined;
    const isQuiet = fetching.size === 0 || !service.budget.hasPersonWithin(QUIET_MS);
    return isQuiet && performance.now() >= pausedUntil ? queue.shift() : undefined;
  }

  async function run(task: QueuedTask): Promise<void> {
    const { key } = task.question;
    const started: Started = { task, since: Date.now(), progress: null };
    fetching.set(key, started);
    try {
      const { written } = await collectSet(service, task.question, {
        priority: task.isRequested ? 'person' : 'background',
        plannedAt: task.isRequested ? timeOfVersions() : plannedAt,
        signal: stopped.signal,
        onProgress: (progress) => {
          started.progress = progress;
        },
      });
      failuresInARow = 0;
      hasAnswered = true;
      // Another task may have failed meanwhile, which is why the queue is paused.
      if (performance.now() >= pausedUntil) lastProblem = null;
      finished.push(performance.now());
      writing.set(key, started);
      void written.then(() => {
        writing.delete(key);
        ended.add(key);
        pump();
      });
    } catch (error) {
      if (!stopped.signal.aborted) handleFailure(problemOfError(error));
    } finally {
      fetching.delete(key);
      ended.add(key);
      pump();
    }
  }

  function handleFailure(problem: Problem): void {
    // A key that has been accepted may be refused for some data only.
    const isOfSomeData = problem.upstreamStatus === 403 && hasAnswered;
    // Other failures of the service pause the whole queue.
    if (isOfSomeData || !isServiceFailure(problem)) return;
    lastProblem = problem;
    failuresInARow += 1;
    const pause = Math.max(2 ** Math.min(failuresInARow, 20) * 1_000, (problem.retryAfter ?? 0) * 1_000);
    pausedUntil = Math.max(pausedUntil, performance.now() + Math.min(pause, LONGEST_PAUSE_MS));
    clearTimeout(timer);
    // Timers may fire a millisecond early.
    timer = setTimeout(pump, pausedUntil - performance.now() + 1).unref();
  }

  return {
    isIdle,
    /**
     * Must be called before the ledger is read for a plan, as tasks that end later may be missing from what was read.
     */
    beginPlan() {
      ended.clear();
      plannedAt = timeOfVersions();
    },
    /** Replaces the queue, except for tasks that run or have ended since `beginPlan`. */
    setQueue(tasks: readonly Task[]): void {
      const isOpen = ({ question: { key } }: Task) =>
        !fetching.has(key) && !writing.has(key) && !ended.has(key) && !requested.has(key);
      queue = tasks.filter(isOpen);
      pump();
    },
    /** Runs tasks of a user before the queue. Tasks that are already running are not repeated. */
    request(tasks: readonly Task[]): void {
      for (const task of tasks)
        if (!fetching.has(task.question.key)) requested.set(task.question.key, { ...task, isRequested: true });
      pump();
    },
    /** Pauses or resumes the queue. Tasks of users run anyway. */
    setPaused(on: boolean): void {
      isPaused = on;
      pump();
    },
    /** Stops starting tasks. Answers to requests that were already sent are still written. */
    stop(): void {
      clearTimeout(timer);
      queue = [];
      requested.clear();
      stopped.abort(new DOMException('The collector was stopped.', 'AbortError'));
    },
    state() {
      const minuteAgo = performance.now() - 60_000;
      while (finished.length > 0 && (finished[0] ?? 0) < minuteAgo) finished.shift();
      const pauseLeft = pausedUntil - performance.now();
      return {
        /** Tasks until their answers are written. */
        running: [...new Map([...writing, ...fetching]).values()],
        waiting: [...requested.values(), ...queue],
        isPaused,
        /** In milliseconds since 1970. */
        pausedUntil: pauseLeft > 0 ? Date.now() + pauseLeft : null,
        lastProblem,
        /** Tasks answered in the last minute. */
        perMinute: finished.length,
      };
    },
  };
}

export type Runner = ReturnType<typeof createRunner>;
