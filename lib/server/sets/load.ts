import 'server-only';
import type { SetMeta } from '@/lib/contract/events';
import { fetchJson } from '../upstream/fetch-json';
import type { Service } from '../upstream/service';
import { loadPages } from './load-pages';
import type { Question } from './question';
import type { LoadOptions } from './read-pages';
import { valueAnswer } from './value-answer';

/** A whole answer, with its rows serialized as lines of the event stream. */
export interface Answer {
  meta: Omit<SetMeta, 'source'>;
  lines: string[];
  /** Rows of a set, without repeated ones. */
  rows?: number;
  /** Rows that repeat a row of an earlier page were dropped. */
  shifted?: boolean;
}

export type Load = (service: Service, question: Question, options: LoadOptions) => Promise<Answer>;

/** Requests a whole answer from the service: all pages of a set, or a value. */
export async function loadAnswer(
  service: Service,
  { endpoint, params }: Question,
  options: LoadOptions,
): Promise<Answer> {
  const fetchedAt = new Date().toISOString();
  if (!endpoint.paged) {
    const onBody = (body: string) => options.onPage?.(1, body);
    return valueAnswer(await fetchJson(service, endpoint, params, { ...options, onBody }), fetchedAt);
  }
  const { pages, total, missing, shifted, envelope } = await loadPages(service, endpoint, params, options);
  // ISO 8601 in UTC sorts as text.
  const crawledAt =
    pages
      .flatMap((page) => page.crawledAt ?? [])
      .sort()
      .at(-1) ?? null;
  const meta = { fetchedAt, crawledAt, total, missing, revised: false, envelope };
  const rows = pages.reduce((sum, page) => sum + page.rows, 0);
  return { meta, lines: pages.filter((page) => page.rows > 0).map(({ line }) => line), rows, shifted };
}
