import 'server-only';
import type { JsonEndpoint } from '@/lib/contract/endpoint';
import { ProblemError } from '../base/problem-error';
import type { Service } from '../service/service';
import { countRows, type LoadOptions, type Reading, readPages } from './read-pages';

/** A set whose pages have been read. */
export interface LoadedSet {
  /** Rows without those that repeat a row of an earlier page. */
  rows: number;
  /** Rows of the set as counted by the service, at most what the store can hold. */
  total: number;
  /** Rows that the service counted but did not send. */
  missing: number;
  /** Pages repeat rows of earlier pages. */
  shifted: boolean;
  /** Newest crawling time, ISO 8601 in UTC. */
  crawledAt: string | null;
}

/**
 * Reads all pages of a set. An inconsistent reading is repeated once: the total differs between pages or is lower than
 * the number of rows, pages repeat rows of other pages, or a page in the middle is short. If the second reading is
 * inconsistent too, repeated rows do not count. Identical rows of one page do, as they may be different items.
 */
export async function loadPages(
  service: Service,
  endpoint: JsonEndpoint,
  params: Readonly<Record<string, unknown>>,
  options: LoadOptions,
): Promise<LoadedSet> {
  const first = await readPages(service, endpoint, params, options);
  const reading = isDoubtful(first) ? await readPages(service, endpoint, params, options) : first;
  const { pages, total, crawledAt, unique: rows } = reading;
  if (rows === 0 && total > 0) throw noRowsSent(endpoint, total);
  return { rows, total, missing: Math.max(0, total - rows), shifted: rows < countRows(pages), crawledAt };
}

function isDoubtful({ pages, total, isTotalStable, unique }: Reading): boolean {
  const rows = countRows(pages);
  return !isTotalStable || unique < rows || rows > total || (rows < total && hasShortPageInside(pages));
}

/** Returns whether a page has fewer rows than the longest and is followed by rows, or no page has rows. */
function hasShortPageInside(pages: readonly number[]): boolean {
  const longest = Math.max(...pages);
  const last = pages.findLastIndex((rows) => rows > 0);
  return last === -1 || pages.slice(0, last).some((rows) => rows < longest);
}

function noRowsSent(endpoint: JsonEndpoint, total: number): ProblemError {
  return new ProblemError({
    code: 'bad_answer',
    title: `${endpoint.title} counts ${total} rows and sent none of them. Ask the operator of the service.`,
    upstreamStatus: 200,
    retryable: true,
  });
}
