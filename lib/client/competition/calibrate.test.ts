import { describe, expect, it } from 'vitest';
import { type Calibration, calibrate, computedIndex, followsFrom } from '@/lib/client/competition/calibrate';

const PRICES = [
  [3.19, 2.49],
  [4.99, 4.99],
  [2.1, 2.73],
] as const;

function samplesOf(calibration: Calibration, digits: number) {
  return PRICES.map(([base, benchmark]) => ({
    base,
    benchmark,
    index: Number(computedIndex(calibration, base, benchmark).toFixed(digits)),
  }));
}

describe('scale and direction are read off the prices', () => {
  it.each([
    [{ scale: 100, direction: 'base-over-benchmark' }, 1],
    [{ scale: 1, direction: 'base-over-benchmark' }, 3],
    [{ scale: 100, direction: 'benchmark-over-base' }, 1],
    [{ scale: 1, direction: 'benchmark-over-base' }, 3],
  ] as const)('%j', (calibration, digits) =>
    expect(calibrate(samplesOf(calibration, digits))).toEqual({ calibration, agreeing: 3, of: 3 }),
  );

  it('at equal prices both directions fit, and the commoner one is taken', () =>
    expect(calibrate([{ index: 100, base: 2, benchmark: 2 }]).calibration?.direction).toBe('base-over-benchmark'));

  it('indices that follow from nothing have no rule', () =>
    expect(calibrate([{ index: 42, base: 3, benchmark: 2 }])).toEqual({ calibration: null, agreeing: 0, of: 1 }));

  it('one wrong index among many does not change the rule, and is told apart', () => {
    const rule = { scale: 100, direction: 'base-over-benchmark' } as const;
    const wrong = { index: 103, base: 3.19, benchmark: 2.49 };
    expect(calibrate([...samplesOf(rule, 1), wrong])).toEqual({ calibration: rule, agreeing: 3, of: 4 });
    expect(followsFrom(rule, wrong)).toBe(false);
  });

  it('a side that costs nothing cannot be checked', () =>
    expect(calibrate([{ index: 0, base: 0, benchmark: 2 }]).of).toBe(0));
});

it('prices in cents may hide half a cent: the index made of the full price still agrees', () =>
  expect(
    followsFrom({ scale: 100, direction: 'base-over-benchmark' }, { index: 128.4, base: 3.19, benchmark: 2.49 }),
  ).toBe(true));
