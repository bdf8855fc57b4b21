import { expect, test } from 'vitest';
import { dayHref } from '@/lib/client/day-href';

test.each([
  ['replaces the date', 'date=2026-06-30&brand=A', '/page?date=2026-06-12&brand=A'],
  ['opens the first view', 'view=trend&days=91', '/page?days=91&date=2026-06-12'],
  ['keeps the compared day', 'against=2026-06-01', '/page?against=2026-06-01&date=2026-06-12'],
  ['removes a comparison with the same day', 'against=2026-06-12', '/page?date=2026-06-12'],
])('%s', (_, search, href) => {
  expect(dayHref('/page', new URLSearchParams(search), { date: '2026-06-12' })).toBe(href);
});

test('sets both dates of a range', () => {
  const range = { start_date: '2026-06-01', end_date: '2026-06-07' };
  expect(dayHref('/page', new URLSearchParams('compare=none'), range)).toBe(
    '/page?compare=none&start_date=2026-06-01&end_date=2026-06-07',
  );
});
