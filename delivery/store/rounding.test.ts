import { describe, expect, it } from 'vitest';
import { exact } from './rounding';

describe('a computed number', () => {
  it.each([
    [1.548039215686, 1.548039],
    [-0.1234567, -0.123457],
    [4.8437125, 4.843713],
    [2.1250125, 2.125013],
    [-2.1250125, -2.125013],
    [0.1 + 0.2, 0.3],
    [-1e-9, 0],
    [12_345_678_901.234568, 12_345_678_901.234568],
    [1e300, 1e300],
  ])('%s is rounded to %s', (value, rounded) => {
    expect(exact(value)).toBe(rounded);
  });

  it('does not depend on the order of summation, also if it ends in a half', () => {
    // Real ratings of a product, with the weighted mean 4.7483455.
    const ratings = [...Array(6).fill([4.7479, 238]), ...Array(4).fill([4.749, 243])];
    const mean = (pairs: number[][]) =>
      pairs.reduce((sum, [rating = 0, count = 0]) => sum + rating * count, 0) /
      pairs.reduce((sum, [, count = 0]) => sum + count, 0);
    expect(mean(ratings)).not.toBe(mean(ratings.toReversed()));
    expect(exact(mean(ratings))).toBe(4.748346);
    expect(exact(mean(ratings.toReversed()))).toBe(4.748346);
  });

  it('may have fewer decimals, and stay unknown', () => {
    expect(exact(100.05, 1)).toBe(100.1);
    expect(exact(null)).toBeNull();
  });
});
