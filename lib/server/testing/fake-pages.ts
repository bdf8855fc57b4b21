import type { RequestListener } from 'node:http';
import { queryOf, sendJson } from './fake-upstream';

/** Serves `total` price items in pages, and refuses pages larger than `cap`. */
export function servePages(total: number, cap = 1000): RequestListener {
  return (request, response) => {
    const size = Number(queryOf(request).get('page_size'));
    const page = Number(queryOf(request).get('current_page'));
    if (size > cap)
      return sendJson(response, { detail: [{ loc: ['query', 'page_size'], msg: `at most ${cap}` }] }, 422);
    sendJson(response, pageOf(total, size, page));
  };
}

export function pageOf(total: number, size: number, page: number) {
  const from = (page - 1) * size;
  const items = Array.from({ length: Math.max(0, Math.min(size, total - from)) }, (_, index) => ({
    csku_id: `S${from + index}`,
    price: (from + index) / 100,
    crawling_time: '2026-06-30T07:00:00Z',
  }));
  return { items, total, page_size: size, current_page: page, page_count: Math.ceil(total / size) };
}

/**
 * Returns the body of a set with one page.
 *
 * @param range first and last day, for endpoints with a range
 */
export function pageBody(items: readonly unknown[], range: object = {}): string {
  return JSON.stringify({ items, total: items.length, page_size: 1000, current_page: 1, page_count: 1, ...range });
}
