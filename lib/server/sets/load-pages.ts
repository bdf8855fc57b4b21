import 'server-only';
import type { JsonEndpoint } from '@/lib/contract/endpoint';
import type { Page } from '@/lib/contract/page';
import { ProblemError } from '../problem-error';
import { type FetchOptions, fetchJson } from '../upstream/fetch-json';
import type { Service } from '../upstream/service';
import { smallerPage } from './page-size';
import { type RowPage, rowPage, withoutRepeats } from './row-page';

export interface Progress {
  loaded: number;
  total: number | null;
}

export interface LoadOptions extends Omit<FetchOptions, 'onBody'> {
  onProgress(progress: Progress): void;
  /** Told the body of each page, as it was received; when page 1 comes again, the set is read once more. */
  onPage?: (page: number, body: string) => void;
  /** The page size to begin with; `learned` is told when the service refused it and took a smaller one. */
  pageSize: { start: number; learned(size: number): void };
}

export interface LoadedPages {
  pages: RowPage[];
  total: number;
  /** Rows the service counted and did not deliver. */
  missing: number;
  /** The set changed while it was read: rows that came twice were taken once. */
  shifted: boolean;
  /** Fields of the envelope beside items and counts. */
  envelope: Record<string, unknown>;
}

const PARALLEL = 4;

/**
 * All pages of a set. A total that changes between pages means that the set changed underneath: it is read once more,
 * and if it moves again, identical rows are dropped and what then falls short of the total is counted as missing.
 */
export async function loadPages(
  service: Service,
  endpoint: JsonEndpoint,
  params: Readonly<Record<string, unknown>>,
  options: LoadOptions,
): Promise<LoadedPages> {
  const once = await readAll(service, endpoint, params, options);
  const { pages, total, shifted, envelope } = once.shifted ? await readAll(service, endpoint, params, options) : once;
  const whole = shifted ? withoutRepeats(pages) : pages;
  const rows = whole.reduce((sum, page) => sum + page.rows, 0);
  return { pages: whole, total, missing: Math.max(0, total - rows), shifted, envelope };
}

async function readAll(
  service: Service,
  endpoint: JsonEndpoint,
  params: Readonly<Record<string, unknown>>,
  options: LoadOptions,
) {
  const failed = new AbortController();
  const signal = AbortSignal.any([failed.signal, ...(options.signal ? [options.signal] : [])]);
  const fetchPage = async (page_size: number, current_page: number) => {
    const page = { ...params, page_size, current_page };
    // A paged endpoint answers an envelope: its schema is made by `page`.
    const onBody = (body: string) => options.onPage?.(current_page, body);
    return (await fetchJson(service, endpoint, page, { ...options, signal, onBody })) as Page<unknown>;
  };

  const { size, page: first } = await firstPage(fetchPage, options.pageSize);
  const { items, total, page_size: _, current_page: __, page_count, ...envelope } = first;
  const pages: RowPage[] = [rowPage(items)];
  const totals = new Set([total]);
  let loaded = items.length;
  const report = () => options.onProgress({ loaded, total });
  report();

  // A service may deliver fewer rows than asked: what it did deliver is the length of its pages.
  const count = items.length === 0 || items.length >= total ? 1 : Math.max(page_count, Math.ceil(total / items.length));
  const numbers = Array.from({ length: count - 1 }, (_, index) => index + 2).values();
  await inParallel(PARALLEL, async () => {
    for (const number of numbers) {
      const page = await fetchPage(size, number);
      pages[number - 1] = rowPage(page.items);
      totals.add(page.total);
      loaded += page.items.length;
      report();
    }
  }).catch((error) => {
    // The set is lost with one page: the other workers must not spend calls on the rest.
    failed.abort(error);
    throw error;
  });
  return { pages, total: Math.max(...totals), shifted: totals.size > 1, envelope };
}

async function firstPage(
  fetchPage: (size: number, number: number) => Promise<Page<unknown>>,
  { start, learned }: LoadOptions['pageSize'],
) {
  for (let size = start; ; ) {
    try {
      const page = await fetchPage(size, 1);
      if (size !== start) learned(size);
      return { size, page };
    } catch (error) {
      const smaller = error instanceof ProblemError ? smallerPage(error.problem, size) : null;
      if (smaller === null) throw error;
      size = smaller;
    }
  }
}

async function inParallel(workers: number, work: () => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: workers }, work));
}
