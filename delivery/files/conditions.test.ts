import { describe, expect, it } from 'vitest';
import { isKnown, isSameFile } from './conditions';

describe('isKnown', () => {
  it.each([['"a"'], ['W/"a"'], ['"x", "a"'], ['*'], ['"x","a" , "y"']])('says yes to %s', (header) => {
    expect(isKnown(header, '"a"')).toBe(true);
  });

  it.each([[undefined], ['"b"'], ['a'], ['']])('says no to %s', (header) => {
    expect(isKnown(header, '"a"')).toBe(false);
  });
});

describe('isSameFile', () => {
  it('compares strongly, and takes a date for another file', () => {
    expect(isSameFile(undefined, '"a"')).toBe(true);
    expect(isSameFile('"a"', '"a"')).toBe(true);
    expect(isSameFile('W/"a"', '"a"')).toBe(false);
    expect(isSameFile('Tue, 31 Mar 2026 07:00:00 GMT', '"a"')).toBe(false);
  });
});
