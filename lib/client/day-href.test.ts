import { expect, test } from 'vitest';
import { dayHref } from '@/lib/client/day-href';

test.each([
  ['the day in place of the one shown', 'date=2026-06-30&brand=A', '/page?date=2026-06-12&brand=A'],
  ['on the first view of the page', 'view=trend&days=91', '/page?days=91&date=2026-06-12'],
  ['beside the day it was beside', 'against=2026-06-01', '/page?against=2026-06-01&date=2026-06-12'],
  ['never beside itself', 'against=2026-06-12', '/page?date=2026-06-12'],
])('a day opens %s', (_, search, href) => {
  expect(dayHref('/page', new URLSearchParams(search), { date: '2026-06-12' })).toBe(href);
});

test('a range is two dates', () => {
  const range = { start_date: '2026-06-01', end_date: '2026-06-07' };
  expect(dayHref('/page', new URLSearchParams('compare=none'), range)).toBe(
    '/page?compare=none&start_date=2026-06-01&end_date=2026-06-07',
  );
});
