import 'server-only';
import { parseTime } from '@/lib/text/parse-time';

const FIELD = 'crawling_time';

/** Returns the newest crawling time in an answer as ISO 8601 in UTC, or null if it has none. */
export function newestCrawl(value: unknown): string | null {
  const newest = newestTime(value);
  return newest === null ? null : new Date(newest).toISOString();
}

function newestTime(value: unknown): number | null {
  if (typeof value !== 'object' || value === null) return null;
  let newest: number | null = null;
  for (const [name, part] of Object.entries(value)) {
    const time = name === FIELD && typeof part === 'string' ? parseTime(part) : newestTime(part);
    if (time !== null && !Number.isNaN(time) && (newest === null || time > newest)) newest = time;
  }
  return newest;
}
