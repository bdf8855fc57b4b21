import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutMiddle, niceTicks, rankTicks } from '@/components/chart/scale';

describe('ticks', () => {
  it.each([
    [[3.99, 4.06], {}, [3.98, 4, 4.02, 4.04, 4.06]],
    [[3, 7], { whole: true }, [3, 4, 5, 6, 7]],
    [[], {}, []],
    [[0, 5e-324], {}, [-1, -0.5, 0, 0.5, 1]],
    [[0.62, 0.97, 1], { bounds: [0, 1] }, [0.6, 0.7, 0.8, 0.9, 1]],
    [[1, 1], { bounds: [0, 1] }, [0.95, 0.96, 0.97, 0.98, 0.99, 1]],
    [[0, 0], { bounds: [0, 1] }, [0, 0.2, 0.4, 0.6, 0.8, 1]],
    [[0.4, 1.2], { bounds: [0, 1] }, [0.4, 0.6, 0.8, 1, 1.2]],
  ] as const)('of %j are round values', (values, options, ticks) =>
    expect(niceTicks(values, { most: 6, ...options }).values).toEqual(ticks),
  );

  it('hold all values, are few, and are multiples of a step of 1, 2 or 5', () => {
    const value = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(fc.array(value, { minLength: 1 }), fc.integer({ min: 3, max: 8 }), (values, most) => {
        const { values: ticks, step } = niceTicks(values, { most });
        expect(ticks.length).toBeLessThanOrEqual(most + 1);
        expect(ticks[0]).toBeLessThanOrEqual(Math.min(...values) + step * 1e-6);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values) - step * 1e-6);
        const lead = Number((step / 10 ** Math.floor(Math.log10(step) + 1e-9)).toPrecision(6));
        expect([1, 2, 5, 10]).toContain(lead);
      }),
    );
  });

  it('of positions begin with the first', () => {
    expect(rankTicks([1, 5, 11]).values).toEqual([1, 5, 10]);
    expect(rankTicks([3, null, 48]).values).toEqual([1, 10, 20, 30, 40]);
    expect(rankTicks([null]).values[0]).toBe(1);
  });
});

describe('names', () => {
  it('are cut in the middle, where variants do not differ', () => {
    const cut = cutMiddle('Brumella Liquid Detergent White 40 washes', 120);
    expect(cut).toMatch(/^Brumella.*….*washes$/);
    expect(cutMiddle('Plazora DE', 120)).toBe('Plazora DE');
  });
});
