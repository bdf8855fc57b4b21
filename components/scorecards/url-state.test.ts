import { expect, it } from 'vitest';
import { refusedParams } from '@/components/scorecards/url-state';

it.each([
  ['start_date=2026-06-31', 'start_date', 'not a calendar date'],
  ['compare=tomorrow', 'compare', 'Choose one of before, year, none'],
  ['view=map', 'view', 'Choose one of grid, skus, changes, trend, samples'],
  ['min_reviews=-3', 'min_reviews', 'not a whole number'],
  ['own=ours', 'own', 'Choose one of own, competitor'],
])('%s is refused in words', (query, name, words) => {
  expect(refusedParams(new URLSearchParams(query))).toMatchObject([{ name, message: expect.stringContaining(words) }]);
});

it('a plain address is followed', () => {
  expect(refusedParams(new URLSearchParams('start_date=2026-06-03&brand=A,B&min_reviews=20&ratings=shrunk'))).toEqual(
    [],
  );
});
