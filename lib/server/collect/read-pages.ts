import 'server-only';
import type { JsonEndpoint } from '@/lib/contract/endpoint';
import type { Page } from '@/lib/contract/page';
import { ProblemError } from '../base/problem-error';
import { type FetchOptions, fetchJson } from '../service/fetch-json';
import type { Service } from '../service/service';
import { newestCrawl } from './crawled-at';
import type { PageSizes } from './page-sizes';
import { createRepeatCounter } from './repeat-counter';

export interface Progress {
  loaded: number;
  total: number | null;
}

export interface LoadOptions extends Omit<FetchOptions, 'onBody'> {
  onProgress(progress: Progress): void;
  /** Receives the raw body of each page. Another page 1 starts another reading of the set. */
  onPage?: (page: number, body: string) => void;
  pageSizes: PageSizes;
}

export interface Reading {
  /** Number of rows of each page. */
  pages: number[];
  /** Newest crawling time, ISO 8601 in UTC. */
  crawledAt: string | null;
  /** Largest total of any page, at most what the store can hold. */
  total: number;
  isTotalStable: boolean;
  /** Number of rows without those that are identical to a row of an earlier page. */
  unique: number;
}

const PARALLEL = 4;
/** Number of empty pages that end the set, even if its total implies more pages. */
const MOST_EMPTY_PAGES = 4;
/** The store counts in 32 bits. */
const LARGEST_TOTAL = 2 ** 32 - 1;

/** Reads all pages of a set once, as the service counts them. */
export async function readPages(
  service: Service,
  endpoint: JsonEndpoint,
  params: Readonly<Record<string, unknown>>,
  options: LoadOptions,
): Promise<Reading> {
  const failed = new AbortController();
  const signal = AbortSignal.any([failed.signal, ...(options.signal ? [options.signal] : [])]);
  const fetchPage = async (page_size: number, current_page: number, priority = options.priority) => {
    const page = { ...params, page_size, current_page };
    // The schemas of paged endpoints are made by `page`, so the response is an envelope.
    const onBody = (body: string) => options.onPage?.(current_page, body);
    return (await fetchJson(service, endpoint, page, { ...options, priority, signal, onBody })) as Page<unknown>;
  };

  const { size, page: first } = await options.pageSizes.firstPage(
    endpoint.name,
    (page_size, priority) => fetchPage(page_size, 1, priority),
    { priority: options.priority, signal, onJoin: () => service.budget.reconsider() },
  );
  const { items, page_count } = first;
  const pages: number[] = [];
  let crawledAt: string | null = null;
  const totals = new Set<number>();
  const repeats = createRepeatCounter();
  let loaded = 0;
  let empty = 0;
  const add = (number: number, page: Page<unknown>) => {
    pages[number - 1] = page.items.length;
    const crawl = newestCrawl(page.items);
    // ISO 8601 in UTC sorts as text.
    if (crawl !== null && (crawledAt === null || crawl > crawledAt)) crawledAt = crawl;
    totals.add(toCount(page.total));
    repeats.add(number, page.items);
    loaded += page.items.length;
    if (page.items.length === 0) empty += 1;
    const total = Math.max(...totals);
    options.onProgress({ loaded, total: loaded > total ? null : total });
  };
  add(1, first);

  // A service may send shorter pages than requested. The first page shows their length.
  const announced = Math.max(1, Math.ceil(toCount(first.total) / (items.length || size)));
  let next = 2;
  /** Requests a page again if the service failed. Otherwise all other pages would be requested again, too. */
  const fetchTwice = (number: number) =>
    fetchPage(size, number).catch((error) => {
      if (!isServiceError(error)) throw error;
      return fetchPage(size, number);
    });
  const fetchOthers = async () => {
    while (next <= announced && empty < MOST_EMPTY_PAGES) {
      const number = next++;
      add(number, await fetchTwice(number));
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, fetchOthers)).catch((error) => {
    // Without one page the whole set fails, so the other workers must not make further requests.
    failed.abort(error);
    throw error;
  });

  // If the total is too low, or implies fewer pages than `page_count`, read on until no new rows arrive.
  for (let isOver = false; !isOver && (pages.at(-1) ?? 0) > 0; next += 1) {
    const isLastFull = (pages.at(-1) ?? 0) >= items.length;
    if (next > page_count && !(loaded > Math.max(...totals) && isLastFull)) break;
    const page = await fetchPage(size, next).catch(endOfSet);
    const isNew = repeats.hasNew(page?.items ?? []);
    if (page) add(next, page);
    isOver = !isNew;
  }
  const isTotalStable = totals.size === 1;
  return { pages, crawledAt, total: Math.max(...totals), isTotalStable, unique: repeats.countUnique() };
}

/** Returns whether the service failed, and not because of the request or the rate limit. */
function isServiceError(error: unknown): boolean {
  return error instanceof ProblemError && ['upstream_failed', 'timeout'].includes(error.problem.code);
}

/** Treats a refused page as the end of the set: some services refuse pages past the last. */
function endOfSet(error: unknown): null {
  if (error instanceof ProblemError && [400, 404, 422].includes(error.problem.upstreamStatus ?? 0)) return null;
  throw error;
}

/** Limits a total to the range of the store. Services that do not count send -1. */
function toCount(total: number): number {
  return Math.min(Math.max(0, Math.ceil(total)), LARGEST_TOTAL);
}

export function countRows(pages: readonly number[]): number {
  return pages.reduce((sum, rows) => sum + rows, 0);
}
