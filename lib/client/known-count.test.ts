import { expect, test } from 'vitest';
import { isKnownCount } from '@/lib/client/known-count';

test.each([
  ['none found where everything is known', { found: 0, known: 20, unknown: 0 }, true],
  ['none found where half is known', { found: 0, known: 10, unknown: 10 }, true],
  ['none found where most is unknown', { found: 0, known: 9, unknown: 11 }, false],
  ['a few found among the unknown', { found: 1, known: 1, unknown: 249 }, true],
  ['nothing known', { found: 0, known: 0, unknown: 20 }, false],
  ['nothing there', { found: 0, known: 0, unknown: 0 }, false],
])('%s', (_, count, says) => {
  expect(isKnownCount(count)).toBe(says);
});
