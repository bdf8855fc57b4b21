import { describe, expect, it } from 'vitest';
import { depthOfPromotion, positivity, priceIndex } from './verdict';

describe('the index', () => {
  it.each([
    [3.48, 3.73, 93.3],
    [10, 10, 100],
    [20.5, 20, 102.5],
    [1, 3, 33.3],
    [2.001, 2, 100.1],
    [0, 3, 0],
    [null, 3, null],
    [3, null, null],
    [3, 0, null],
  ])('of %s against %s is %s', (base, benchmark, index) => {
    expect(priceIndex(base, benchmark)).toBe(index);
  });
});

describe('the verdict, at 98 to 102 with a margin of 3', () => {
  it.each([
    [94.9, 'NEGATIVE'],
    [95, 'NEUTRAL'],
    [97.9, 'NEUTRAL'],
    [98, 'POSITIVE'],
    [102, 'POSITIVE'],
    [102.1, 'NEUTRAL'],
    [105, 'NEUTRAL'],
    [105.1, 'NEGATIVE'],
    [null, 'NO_DATA'],
  ])('on %s is %s', (index, verdict) => {
    expect(positivity(index, { target_min: 98, target_max: 102, margin: 3 })).toBe(verdict);
  });

  it('tolerates the last digit of a float at the edge of the margin', () => {
    expect(positivity(96.2, { target_min: 98.3, target_max: 102, margin: 2.1 })).toBe('NEUTRAL');
  });

  it('has no near verdict without a margin', () => {
    expect(positivity(102.1, { target_min: 98, target_max: 102, margin: 0 })).toBe('NEGATIVE');
  });
});

describe('the depth of promotion', () => {
  it.each([
    [7.5, 10, 25],
    [10, 10, 0],
    [11, 10, -10],
    [2, 3, 33.333333],
    [null, 10, null],
    [10, null, null],
    [10, 0, null],
  ])('of %s from %s is %s', (rsp, rrp, depth) => {
    expect(depthOfPromotion(rsp, rrp)).toBe(depth);
  });
});
