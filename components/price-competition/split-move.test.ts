import { describe, expect, it } from 'vitest';
import { type MoveSplit, splitMove } from '@/components/price-competition/split-move';
import type { Calibration } from '@/lib/client/competition/calibrate';
import { type Prices, readingOf } from '@/lib/client/competition/test-rows';

const RULE: Calibration = { scale: 100, direction: 'base-over-benchmark' };

function split(before: Prices, after: Prices, rule = RULE): MoveSplit | null {
  return splitMove(readingOf(before), readingOf(after), 'rsp', rule);
}

const rounded = (value: number | null | undefined) => (value == null ? value : Math.round(value * 10) / 10);

describe('a move of the index', () => {
  it.each([
    ['we moved alone', { base: 10, benchmark: 10 }, { base: 11, benchmark: 10 }, [10, 0, 0]],
    ['they moved alone', { base: 10, benchmark: 10 }, { base: 10, benchmark: 8 }, [0, 25, 0]],
    ['neither moved', { base: 10, benchmark: 8 }, { base: 10, benchmark: 8 }, [0, 0, 0]],
    [
      'our cheap offer sold out, no price changed',
      { base: 10, benchmark: 10, baseAll: 10, benchmarkAll: 10 },
      { base: 12, benchmark: 10, baseAll: 10, benchmarkAll: 10 },
      [0, 0, 20],
    ],
  ] as const)('%s', (_, before, after, [base, benchmark, stock]) => {
    const parts = split(before, after);
    expect([parts?.base, parts?.benchmark, parts?.stock].map(rounded)).toEqual([base, benchmark, stock]);
  });

  it('its parts add up, whatever moved', () => {
    const parts = split(
      { base: 10, benchmark: 9, baseAll: 9.8, benchmarkAll: 8.5 },
      { base: 12, benchmark: 7, baseAll: 11, benchmarkAll: 7 },
    );
    const sum = (parts?.base ?? 0) + (parts?.benchmark ?? 0) + (parts?.stock ?? 0);
    expect(sum).toBeCloseTo(parts?.total ?? Number.NaN, 9);
    expect(parts?.total).toBeCloseTo(1200 / 7 - 1000 / 9, 9);
  });

  it('both moving alike moves no index, and says so of each', () => {
    const parts = split({ base: 10, benchmark: 10 }, { base: 20, benchmark: 20 });
    expect(rounded(parts?.total)).toBe(0);
    expect(parts?.base).toBeCloseTo(-(parts?.benchmark ?? 0), 9);
    expect(parts?.base).toBeGreaterThan(0);
  });

  it('an index of the other direction turns the signs', () => {
    const rule: Calibration = { scale: 1, direction: 'benchmark-over-base' };
    const parts = split({ base: 10, benchmark: 10 }, { base: 8, benchmark: 10 }, rule);
    expect(parts?.base).toBeCloseTo(0.25, 9);
  });

  it('says nothing of stock where the prices of all offers are not known', () =>
    expect(split({ base: 10, benchmark: 10, baseAll: null }, { base: 11, benchmark: 10 })?.stock).toBeNull());

  it('cannot be split when a side has no price', () =>
    expect(split({ base: null, benchmark: 10 }, { base: 11, benchmark: 10 })).toBeNull());
});
