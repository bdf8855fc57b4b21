import { afterEach, expect, it, vi } from 'vitest';
import { newestCrawl } from './crawled-at';

afterEach(() => vi.unstubAllEnvs());

it.each(['UTC', 'America/New_York', 'Pacific/Auckland'])('returns the newest crawling time in UTC in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  const items = ['2026-11-20T22:00:00Z', '2026-11-20T23:00:00', '2026-11-20T23:30:00+01:00', 'unknown', null];
  const answer = { items: items.map((crawling_time) => ({ crawling_time })) };
  expect(newestCrawl(answer)).toBe('2026-11-20T23:00:00.000Z');
  expect(newestCrawl({ items: [] })).toBeNull();
});
