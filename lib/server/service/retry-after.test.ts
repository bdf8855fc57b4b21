import { describe, expect, it } from 'vitest';
import { parseRetryAfter } from './retry-after';

const DATE = 'Tue, 30 Jun 2026 12:00:00 GMT';
const EPOCH = Date.parse(DATE) / 1000;

describe('Retry-After', () => {
  it.each([
    ['20', 20],
    [' 20 ', 20],
    ['020', 20],
    ['2.5', 3],
    ['120.5', 121],
    ['45.9', 46],
    ['31.12', 32],
    ['49.12', 50],
    ['0.5', 1],
    ['.5', 1],
    ['2.', 2],
    ['2.0', 2],
  ])('%j is seconds, rounded up', (header, seconds) => {
    expect(parseRetryAfter(header, DATE)).toBe(seconds);
  });

  it.each([
    ['Tue, 30 Jun 2026 12:00:20 GMT'],
    ['Tuesday, 30-Jun-26 12:00:20 GMT'],
    ['Tue Jun 30 12:00:20 2026'],
    ['Tue, 30 Jun 2026 14:00:20 +0200'],
    ['Tue, 30 Jun 2026 12:00:20 UTC'],
  ])('%j is a date, relative to the Date of the response', (header) => {
    expect(parseRetryAfter(header, DATE)).toBe(20);
  });

  it.each([[undefined], ['yesterday']])('is relative to this machine if the Date is %j', (date) => {
    expect(parseRetryAfter(new Date(Date.now() + 600_000).toUTCString(), date)).toBeOneOf([599, 600]);
  });

  it.each([
    ['seconds', EPOCH + 20],
    ['seconds with a fraction', EPOCH + 19.5],
    ['milliseconds', (EPOCH + 20) * 1000],
  ])('that counts %s since 1970 is relative to the Date of the response', (_, header) => {
    expect(parseRetryAfter(String(header), DATE)).toBe(20);
  });

  it.each(['3601', '86400.5', '999999999', '9'.repeat(400), String(EPOCH * 2), 'Fri, 30 Jun 2045 12:00:00 GMT'])(
    '%j is at most an hour',
    (header) => {
      expect(parseRetryAfter(header, DATE)).toBe(3600);
    },
  );

  it.each(['0', '0.0', 'Tue, 30 Jun 2026 11:00:00 GMT', String(EPOCH - 5)])('%j is at least a second', (header) => {
    expect(parseRetryAfter(header, DATE)).toBe(1);
  });

  it.each([
    ...[undefined, '', '-5', '+5', '-0.5', '1e3', '0x10', 'Infinity', 'NaN', '1,5', '20s', 'soon', '10, 20'],
    ...['2026-06-30T12:00:20Z', '2026-06-30', 'Tue, 99 Foo 2026', 'Tue, '],
  ])('%j names no delay', (header) => {
    expect(parseRetryAfter(header, DATE)).toBeUndefined();
  });
});
