import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reviewsNeeded } from '@/components/scorecards/reviews-needed';

it.each([
  ['10 reviews of 4.0 need 10 more for 4.5', 4, 10, 4.5, { kind: 'reviews', count: 10 }],
  ['a fraction is a whole review', 4.4, 7, 4.5, { kind: 'reviews', count: 2 }],
  ['binary fractions add no review', 4.4, 10, 4.5, { kind: 'reviews', count: 2 }],
  ['a mean at the target has reached it', 4.5, 3, 4.5, { kind: 'reached' }],
  ['a mean above it needs no count', 4.9, null, 4.5, { kind: 'reached' }],
  ['nothing undoes one review below five', 4.99, 1000, 5, { kind: 'unreachable' }],
  ['five of five is five', 5, 3, 5, { kind: 'reached' }],
  ['without a rating nobody knows', null, 10, 4.5, { kind: 'unknown' }],
  ['without a count nobody knows', 4, null, 4.5, { kind: 'unknown' }],
  ['a mean of no reviews rests on nothing', 4, 0, 4.5, { kind: 'unknown' }],
] as const)('%s', (_, mean, count, target, expected) => {
  expect(reviewsNeeded(mean, count, target)).toEqual(expected);
});

it('so many reach the target, and one fewer does not', () => {
  const stars = fc.integer({ min: 100, max: 490 }).map((hundredths) => hundredths / 100);
  fc.assert(
    fc.property(stars, fc.integer({ min: 1, max: 5000 }), stars, (mean, count, target) => {
      const needed = reviewsNeeded(mean, count, target);
      if (needed.kind !== 'reviews') return mean >= target;
      const after = (more: number) => (count * mean + 5 * more) / (count + more);
      return after(needed.count) >= target - 1e-6 && after(needed.count - 1) < target + 1e-6;
    }),
  );
});
