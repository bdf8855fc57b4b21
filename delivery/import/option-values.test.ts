import { describe, expect, it } from 'vitest';
import { parseDate } from './option-values';

describe('--date', () => {
  it.each(['1970-01-01', '2026-03-31', '2149-06-06'])('accepts %s', (text) => {
    expect(parseDate(text)).toBe(text);
  });

  it.each(['0001-01-01', '1969-12-31', '2149-06-07', '9999-12-31'])('refuses %s, which a file cannot have', (text) => {
    expect(() => parseDate(text)).toThrow('It is outside 1970 to 2149, the years that a file can have.');
  });

  it.each(['2026-02-30', '2026-3-1', '31.03.2026', ''])('refuses %j, which is not a date', (text) => {
    expect(() => parseDate(text)).toThrow('It is not a calendar date.');
  });
});
