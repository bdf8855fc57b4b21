import 'server-only';
import type { Problem } from '@/lib/contract/problem';
import { ProblemError } from '../base/problem-error';
import { unlessAborted } from '../base/unless-aborted';
import type { Priority, Urgency } from '../service/budget';

/** Page sizes to try, largest first, as the specification sets no maximum. */
const STEPS = [1000, 500, 100, 50, 10];
const LARGEST_PAGE = 1000;
const FIELD = 'page_size';

/** The page sizes that the endpoints of one account accept. */
export interface PageSizes {
  /**
   * Requests the first page of a set, with smaller sizes while the service refuses them. One task at a time looks for
   * the size of an endpoint, the first of an account for all endpoints; others wait for its result.
   */
  firstPage<T>(
    endpoint: string,
    request: (size: number, priority: Urgency) => Promise<T>,
    options: WaitOptions,
  ): Promise<{ size: number; page: T }>;
}

interface WaitOptions {
  priority: Urgency;
  signal?: AbortSignal | undefined;
  /** Called when this task starts to wait for another, which then has the higher priority of both. */
  onWait(): void;
}

/** Persists page sizes by endpoint name. */
export interface PageSizeStore {
  /** Returns null if the store cannot be read. */
  read(): Promise<ReadonlyMap<string, number> | null>;
  write(endpoint: string, size: number): void;
}

interface Search {
  done: Promise<void>;
  /** Priorities of the search and of the tasks that wait for it. */
  priorities: Set<Urgency>;
}

const ANY_ENDPOINT = '';

export function createPageSizes(store: PageSizeStore): PageSizes {
  const sizes = new Map<string, number>();
  const searches = new Map<string, Search>();
  let loading: Promise<void> | null = null;

  /** Loads stored sizes. If that fails, the next set tries again. */
  function load(): Promise<void> {
    loading ??= store.read().then((stored) => {
      if (!stored) loading = null;
      for (const [endpoint, size] of stored ?? []) sizes.set(endpoint, sizes.get(endpoint) ?? size);
    });
    return loading;
  }

  /** Returns the size to try first: the endpoint's, or the largest of another, as smaller pages need more requests. */
  function firstGuess(endpoint: string): number {
    return sizes.get(endpoint) ?? (sizes.size > 0 ? Math.max(...sizes.values()) : LARGEST_PAGE);
  }

  async function search<T>(
    endpoint: string,
    start: number,
    request: (size: number, priority: Urgency) => Promise<T>,
    own: Urgency,
  ): Promise<{ size: number; page: T }> {
    const key = sizes.size === 0 ? ANY_ENDPOINT : endpoint;
    const priorities = new Set([own]);
    const result = stepDown(start, (size) => request(size, () => highestOf(priorities)));
    const done = result.then(
      ({ size }) => {
        sizes.set(endpoint, size);
        store.write(endpoint, size);
        searches.delete(key);
      },
      () => void searches.delete(key),
    );
    searches.set(key, { done, priorities });
    return result;
  }

  return {
    async firstPage(endpoint, request, { priority, signal, onWait }) {
      await load();
      // A new function for every task, so that the set has one entry for each.
      const own = () => highestOf([priority]);
      for (let start: number | null = null; ; ) {
        const guess = firstGuess(endpoint);
        const running = searches.get(ANY_ENDPOINT) ?? searches.get(endpoint);
        if (sizes.has(endpoint) && (start === null || guess <= start)) {
          const outcome = await tryPage(guess, (size) => request(size, priority));
          if ('page' in outcome) return { size: guess, page: outcome.page };
          start = outcome.smaller;
        } else if (running) {
          running.priorities.add(own);
          onWait();
          await unlessAborted(running.done, signal).finally(() => running.priorities.delete(own));
        } else {
          return search(endpoint, Math.min(guess, start ?? guess), request, own);
        }
      }
    },
  };
}

async function stepDown<T>(start: number, request: (size: number) => Promise<T>): Promise<{ size: number; page: T }> {
  for (let size = start; ; ) {
    const outcome = await tryPage(size, request);
    if ('page' in outcome) return { size, page: outcome.page };
    size = outcome.smaller;
  }
}

/** Returns the page, or the next smaller size if the service refused this one. */
async function tryPage<T>(
  size: number,
  request: (size: number) => Promise<T>,
): Promise<{ page: T } | { smaller: number }> {
  try {
    return { page: await request(size) };
  } catch (error) {
    const smaller = error instanceof ProblemError ? smallerPage(error.problem, size) : null;
    if (smaller === null) throw error;
    return { smaller };
  }
}

/** Returns the next smaller page size after a refusal, or null if the refusal has another cause. */
function smallerPage(problem: Problem, size: number): number | null {
  if (problem.upstreamStatus !== 422 && problem.upstreamStatus !== 400) return null;
  const names = problem.errors?.map(({ name }) => name).filter(Boolean) ?? [];
  const unnamed =
    names.length === 0 && (!problem.raw || problem.raw.includes(FIELD) || !/\b\w+_\w+\b/.test(problem.raw));
  if (!unnamed && !names.includes(FIELD)) return null;
  return STEPS.find((step) => step < size) ?? null;
}

function highestOf(priorities: Iterable<Urgency>): Priority {
  const isPerson = (urgency: Urgency) => (typeof urgency === 'function' ? urgency() : urgency) === 'person';
  return [...priorities].some(isPerson) ? 'person' : 'background';
}
