import { expect, it } from 'vitest';
import { shrunk } from '@/lib/client/scorecards/shrink';

const prior = { mean: 4, strength: 10 };

it.each([
  ['half way where reviews and prior weigh the same', 5, 10, 4.5],
  ['close to the mean on few reviews', 5, 1, 45 / 11],
  ['at the mean without reviews', 1, 0, 4],
  ['not known without a rating', null, 10, null],
  ['not known without a count', 5, null, null],
])('a shrunk rating is %s', (_, rating, reviews, expected) => {
  const value = shrunk(rating, reviews, prior);
  if (expected === null) expect(value).toBeNull();
  else expect(value).toBeCloseTo(expected, 10);
});

it('a prior without weight shrinks nothing', () => {
  expect(shrunk(4.9, 6, { mean: 4, strength: 0 })).toBeCloseTo(4.9, 10);
  expect(shrunk(4.9, 0, { mean: 4, strength: 0 })).toBeNull();
});
