import 'server-only';
import { newestCrawl } from './crawled-at';
import type { Answer } from './load';

/** Returns an answer with one value. @param fetchedAt ISO 8601, the current time by default */
export function valueAnswer(value: unknown, fetchedAt = new Date().toISOString()): Answer {
  const meta = { fetchedAt, crawledAt: newestCrawl(value), total: null, missing: 0, revised: false, envelope: {} };
  return { meta, lines: [JSON.stringify({ type: 'value', value })] };
}
