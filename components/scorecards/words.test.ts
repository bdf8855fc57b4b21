import { expect, it } from 'vitest';
import { ratingWord } from '@/components/scorecards/words';
import { createFormat } from '@/lib/client/format';

it.each([
  [4.004, 4, '4.004'],
  [4, 4, '4.00'],
  [3.996, 4, '3.996'],
  [3.9996, 4, '3.9996'],
  [3.99999, 4, '3.99999'],
  [3.99, 4, '3.99'],
  [null, 4, '—'],
])('%s against a threshold of %s reads %s', (rating, threshold, word) => {
  expect(ratingWord(rating, threshold, createFormat('en'))).toBe(word);
});
