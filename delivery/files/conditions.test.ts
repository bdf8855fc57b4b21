import { expect, it } from 'vitest';
import { isSameFile } from './conditions';

it('compares strongly, and never matches a date', () => {
  expect(isSameFile(undefined, '"a"')).toBe(true);
  expect(isSameFile('"a"', '"a"')).toBe(true);
  expect(isSameFile('W/"a"', '"a"')).toBe(false);
  expect(isSameFile('Tue, 31 Mar 2026 07:00:00 GMT', '"a"')).toBe(false);
});
