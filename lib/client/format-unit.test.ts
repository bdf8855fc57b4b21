import { describe, expect, it } from 'vitest';
import { createFormat } from '@/lib/client/format';
import { formatChange, formatTick, formatUnit } from '@/lib/client/format-unit';

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
    ['money', 2.004, 2.006, '0.00'],
    ['money', 2.5, 2, '+0.50'],
  ] as const)('rounds a change of %s from %s to %s once', (unit, value, before, text) =>
    expect(formatChange(format, unit, value, before)).toBe(text),
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
