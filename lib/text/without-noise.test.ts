import { expect, it } from 'vitest';
import { withoutNoise } from './without-noise';

it.each([
  [97.2 - 96.8, 0.4],
  [4_567_890.9 - 4_567_890.5, 0.4],
  [0.1 + 0.2, 0.3],
  [96.8 - 97.2, -0.4],
])('removes the noise of %d', (value, expected) => expect(withoutNoise(value)).toBe(expected));

it.each([1.799, 0.00012345, 12_345_678_901_234.56, 9_007_199_254_740_991, 1e300, 0])(
  'keeps the digits of %d',
  (value) => expect(withoutNoise(value)).toBe(value),
);
