import { describe, expect, it } from 'vitest';
import { createFormat } from '@/lib/client/format/format';
import { formatBytes, formatSpeed } from '@/lib/client/format/format-bytes';
import { formatAmount, formatMoney } from '@/lib/client/format/format-money';
import { formatDecimal, formatInteger, SIGNED } from '@/lib/client/format/format-number';

const format = createFormat('en');

/** Replaces the no-break spaces between numbers and units, which differ between runtimes. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('numbers', () => {
  it('follows the locale', () => {
    expect(formatInteger(12345, 'en-GB')).toBe('12,345');
    expect(formatInteger(12345, 'de-DE')).toBe('12.345');
    expect(plain(formatInteger(12345, 'fr-FR'))).toBe('12 345');
    expect(formatDecimal(1.5, 'pl-PL')).toBe('1,50');
  });

  it('distinguishes zero from null and non-finite numbers', () => {
    const write = (value: number | null) => [
      formatInteger(value, 'en'),
      format.percent(value),
      formatBytes(value, 'en'),
    ];
    expect(write(null)).toEqual(['—', '—', '—']);
    expect(write(0)).toEqual(['0', '0.0%', '0 B']);
    expect(write(Number.NaN)).toEqual(['—', '—', '—']);
    expect(write(Number.POSITIVE_INFINITY)).toEqual(['—', '—', '—']);
  });

  it('writes the sign of a difference unless it rounds to 0', () => {
    const write = (value: number | null) => format.difference(value, 1);
    expect([0.25, -0.25, -0.04, 0, null].map(write)).toEqual(['+0.3', '-0.3', '0.0', '0.0', '—']);
  });

  it('writes signed differences between shares in percentage points', () => {
    expect(format.points(0.021)).toBe('+2.1 pp');
    expect(format.points(-0.004)).toBe('-0.4 pp');
    expect(format.points(0)).toBe('0.0 pp');
    expect(format.points(null)).toBe('—');
  });

  it('writes ranks', () => {
    expect(format.position(3)).toBe('#3');
    expect(format.position(null)).toBe('—');
  });

  it.each([
    [999, '999 B'],
    [1000, '1.0 KB'],
    [1_234_567, '1.2 MB'],
    [999_999, '1000 KB'],
    [123_456_789, '123 MB'],
    [5e15, '5,000 TB'],
  ])('writes %i bytes as %s', (bytes, text) => {
    expect(formatBytes(bytes, 'en').replace('1,000', '1000')).toBe(text);
  });

  it('writes speed as bytes per second', () => {
    expect(formatSpeed(2_500_000, 'en')).toBe('2.5 MB/s');
    expect(formatSpeed(null, 'en')).toBe('—');
  });
});

describe('money', () => {
  it('uses the currency of the row and the digits of that currency', () => {
    expect(plain(formatMoney(12.5, 'EUR', 'de-DE'))).toBe('12,50 €');
    expect(formatMoney(12.5, 'GBP', 'en-GB')).toBe('£12.50');
    expect(plain(formatMoney(1250, 'JPY', 'en-GB'))).toContain('1,250');
  });

  it('writes the decimals of the currency, and keeps further digits of a price', () => {
    expect(plain(formatMoney(480, 'JPY', 'ja-JP'))).toMatch(/480$/);
    expect(plain(formatMoney(1.25, 'KWD', 'en'))).toBe('KWD 1.250');
    expect(formatMoney(3.996, 'EUR', 'en')).toBe('€3.996');
    expect(formatMoney(3.996 - 3.99, 'EUR', 'en', SIGNED)).toBe('+€0.006');
    expect(formatMoney(10 / 3, 'EUR', 'en')).toBe('€3.33');
    expect([480, 1280, 479.5].map((amount) => formatAmount(amount, 'JPY', 'en'))).toEqual(['480', '1,280', '479.5']);
    expect(formatAmount(1.25, 'KWD', 'de')).toBe('1,250');
    expect(formatAmount(3.5, null, 'en')).toBe('3.50');
    expect(formatAmount(null, 'JPY', 'en')).toBe('—');
  });

  it('keeps unknown and missing currencies', () => {
    expect(formatMoney(12.5, null, 'en')).toBe('12.50');
    expect(formatMoney(12.5, 'points', 'en')).toBe('12.50 points');
    expect(formatMoney(null, 'EUR', 'en')).toBe('—');
  });
});
