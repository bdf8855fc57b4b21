import 'server-only';
import { fetchJson } from '../service/fetch-json';
import type { Service } from '../service/service';
import { newestCrawl } from './crawled-at';
import { type LoadedSet, loadPages } from './load-pages';
import type { Question } from './question';
import type { LoadOptions } from './read-pages';

/** A whole answer of the service. */
export interface Answer extends Omit<LoadedSet, 'total'> {
  /** Time of the request, ISO 8601. */
  fetchedAt: string;
  /** Bodies as received, by page. */
  bodies: ReadonlyMap<number, string>;
  /** Number of requests to the service. */
  requests: number;
  /** Rows of the set as counted by the service, or null if the answer is a value. */
  total: number | null;
  /** The parsed value of an endpoint without pages. Its rows are those of its list. */
  value?: unknown;
}

/** Requests a whole answer from the service: all pages of a set, or a value. */
export async function loadAnswer(
  service: Service,
  { endpoint, params }: Question,
  { onStart, ...options }: Omit<LoadOptions, 'onPage'>,
): Promise<Answer> {
  const fetchedAt = new Date().toISOString();
  const bodies = new Map<number, string>();
  let requests = 0;
  const countRequest = () => {
    requests += 1;
    onStart?.();
  };
  const onPage = (page: number, body: string) => {
    // Another page 1 starts another reading of the set.
    if (page === 1) bodies.clear();
    bodies.set(page, body);
  };
  const counting = { ...options, onStart: countRequest };
  if (endpoint.paged) {
    const set = await loadPages(service, endpoint, params, { ...counting, onPage });
    return { ...set, fetchedAt, bodies, requests };
  }
  const value: unknown = await fetchJson(service, endpoint, params, { ...counting, onBody: (body) => onPage(1, body) });
  const crawledAt = newestCrawl(value);
  const rows = listIn(value)?.length ?? 0;
  return { fetchedAt, crawledAt, bodies, requests, rows, total: null, missing: 0, shifted: false, value };
}

/** Returns the list in a value, which is the value itself, its listings or its files. */
export function listIn(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  const { listings, files } = (value ?? {}) as { listings?: unknown[]; files?: unknown[] };
  return listings ?? files;
}
