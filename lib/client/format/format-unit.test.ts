import { describe, expect, it } from 'vitest';
import { createFormat } from '@/lib/client/format/format';
import { formatChange, formatCompared, formatTick, formatUnit } from '@/lib/client/format/format-unit';

const format = createFormat('en-GB');

describe('figures with units', () => {
  it.each([
    [0.478, 'percent', '47.8%'],
    [1236, 'count', '1,236'],
    [4.147, 'rating', '4.15'],
    [112.84, 'index', '112.8'],
    [3, 'rank', '#3'],
    [null, 'percent', '—'],
    [0, 'count', '0'],
  ] as const)('formats %s in %s as %s', (value, unit, text) => expect(formatUnit(format, value, unit)).toBe(text));

  it.each([
    ['rating', 3.996, 4.084, '-0.09'],
    ['percent', 0.4784, 0.4551, '+2.3 pp'],
    ['percent', 0.47849, 0.47851, '0.0 pp'],
    ['percent', 0.12346, 0.11904, '+0.4 pp'],
    ['percent', 0.5, 0.5, '0.0 pp'],
    ['count', 389, 180, '+209'],
    ['index', 100.04, 100.06, '0.0'],
    ['money', 2.004, 2.006, '-0.002'],
    ['money', 2.5, 2, '+0.50'],
    ['rank', 6, 7, '▲1'],
    ['rank', 9, 7, '▼2'],
    ['rank', 7, 7, '0'],
  ] as const)('rounds a change of %s from %s to %s once', (unit, value, before, text) =>
    expect(formatChange(format, unit, value, before)).toBe(text),
  );

  it.each([
    ['rating', [3.996, 4], ['3.996', '4.000']],
    ['rating', [3.9949, 4], ['3.99', '4.00']],
    ['index', [99.96, 100, 105], ['99.96', '100.00', '105.00']],
    ['percent', [0.9996, 1], ['99.96%', '100.00%']],
    ['count', [4, null], ['4', '—']],
    ['rank', [24.4, 24], ['#24.4', '#24.0']],
    ['pp', [0.0101, 0.0104], ['+1.01 pp', '+1.04 pp']],
    ['percent', [0.2, 0.20000000000000004], ['20.0%', '20.0%']],
  ] as const)('tells compared figures apart: %s %j', (unit, values, texts) =>
    expect(formatCompared(format, values, unit)).toEqual(texts),
  );

  it.each([
    ['EUR', [3.994, 3.99], ['€3.994', '€3.990']],
    ['JPY', [398, 399], ['¥398', '¥399']],
    ['JPY', [398.4, 398], ['¥398.4', '¥398.0']],
    ['points', [2.004, 2], ['2.004 points', '2.000 points']],
  ] as const)('tells compared amounts in %s apart: %j', (currency, values, texts) =>
    expect(formatCompared(format, values, 'money', currency)).toEqual(texts),
  );

  it('returns no change if a figure is missing', () => expect(formatChange(format, 'count', null, 3)).toBeNull());

  it.each([
    [4.05, 'rating', 0.05, '4.05'],
    [4.2, 'rating', 0.2, '4.2'],
    [0.025, 'percent', 0.005, '2.5%'],
    [100, 'index', 20, '100'],
  ] as const)('formats the tick %s with the digits that its step needs', (value, unit, step, text) =>
    expect(formatTick(format, value, unit, step)).toBe(text),
  );
});
