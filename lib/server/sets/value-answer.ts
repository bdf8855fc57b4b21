import 'server-only';
import { newestCrawl } from './crawled-at';
import type { Answer } from './load';

/** A whole answer that is one value. @param fetchedAt ISO 8601, now unless the asking began earlier */
export function valueAnswer(value: unknown, fetchedAt = new Date().toISOString()): Answer {
  const meta = { fetchedAt, crawledAt: newestCrawl(value), total: null, missing: 0, revised: false, envelope: {} };
  return { meta, lines: [JSON.stringify({ type: 'value', value })] };
}
