import 'server-only';
import { createSingleFlight } from '@/lib/async/single-flight';
import type { Page } from '@/lib/contract/page';
import type { Problem } from '@/lib/contract/problem';
import { ProblemError } from '../base/problem-error';
import type { Urgency } from '../service/budget';

/** Page sizes to try, largest first, as the specification sets no maximum. */
const STEPS = [1000, 500, 100, 50, 10];
const LARGEST_PAGE = 1000;
const FIELD = 'page_size';
const ANY_ENDPOINT = '';

interface TaskOptions {
  priority: Urgency;
  signal?: AbortSignal | undefined;
  /** Called when this task may have raised the priority of a search that it waits for. */
  onJoin(): void;
}

/** Persists page sizes by endpoint name. */
interface PageSizeStore {
  /** Returns null if the store cannot be read. */
  read(): Promise<ReadonlyMap<string, number> | null>;
  write(endpoint: string, size: number): void;
}

interface FirstPage {
  size: number;
  page: Page<unknown>;
}

/** Creates the page sizes that the endpoints of one account accept. */
export function createPageSizes(store: PageSizeStore) {
  const sizes = new Map<string, number>();
  const searches = createSingleFlight<FirstPage>();
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

  return {
    /**
     * Requests the first page of a set, with smaller sizes while the service refuses them. One task at a time looks for
     * the size of an endpoint, the first of an account for all endpoints. Others wait for its result, and the request
     * has the highest priority of them.
     */
    async firstPage(
      endpoint: string,
      request: (size: number, priority: Urgency) => Promise<Page<unknown>>,
      { priority, signal, onJoin }: TaskOptions,
    ): Promise<FirstPage> {
      await load();
      for (let limit = LARGEST_PAGE; ; ) {
        const size = sizes.get(endpoint);
        if (size !== undefined && size <= limit) {
          const outcome = await tryPage(size, (step) => request(step, priority));
          if ('page' in outcome) return { size, page: outcome.page };
          limit = outcome.smaller;
          continue;
        }
        let isOwn = false;
        const search = searches(
          sizes.size === 0 ? ANY_ENDPOINT : endpoint,
          async (_, waiting) => {
            isOwn = true;
            const urgency = () => (waiting.isAwaited ? 'person' : 'background');
            const first = await stepDown(Math.min(firstGuess(endpoint), limit), (step) => request(step, urgency));
            sizes.set(endpoint, first.size);
            store.write(endpoint, first.size);
            return first;
          },
          {
            signal,
            get isPerson() {
              return (typeof priority === 'function' ? priority() : priority) === 'person';
            },
          },
        );
        onJoin();
        const first = await search.catch((error: unknown) => {
          // If the search of another task fails, the next one searches.
          if (isOwn || signal?.aborted) throw error;
        });
        if (isOwn && first) return first;
      }
    },
  };
}

export type PageSizes = ReturnType<typeof createPageSizes>;

type RequestPage = (size: number) => Promise<Page<unknown>>;

async function stepDown(start: number, request: RequestPage): Promise<FirstPage> {
  for (let size = start; ; ) {
    const outcome = await tryPage(size, request);
    if ('page' in outcome) return { size, page: outcome.page };
    size = outcome.smaller;
  }
}

/** Returns the page, or the next smaller size if the service refused this one. */
async function tryPage(size: number, request: RequestPage): Promise<Pick<FirstPage, 'page'> | { smaller: number }> {
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
