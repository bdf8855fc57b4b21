import { expect, it } from 'vitest';
import { badShare, dayLetter } from './day-letters';

it.each([
  [0, 0, '-', 0],
  [0, 3, 'g', 0],
  [3, 3, 'b', 1],
  [1, 3, '3', 0.3],
  [1, 100, '1', 0.1],
  [99, 100, '9', 0.9],
])('writes %i bad subjects of %i known ones as %s, a share of %d', (bad, total, letter, share) => {
  expect(dayLetter(bad, total)).toBe(letter);
  expect(badShare(letter)).toBe(share);
});
