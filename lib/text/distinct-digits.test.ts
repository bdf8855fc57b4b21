import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distinctDigits } from '@/lib/text/distinct-digits';

it.each([
  [[3.996, 4], 2, 3],
  [[3.9949, 4], 2, 2],
  [[39.9264, 39.9312], 2, 3],
  [[39.931, 39.934], 2, 3],
  [[99.96, 100], 1, 2],
  [[4, 4], 2, 2],
  [[0.1 + 0.2, 0.3], 1, 1],
  [[101.99999999999999, 102], 1, 1],
  [[1.4e-14, 0], 1, 1],
  [[1.005, 1.01], 2, 3],
  [[100.04, 100, 100.004], 1, 3],
  [[-0.004, 0.004], 2, 3],
  [[4, null], 2, 2],
  [[undefined, Number.NaN], 2, 2],
])('prints %j with at least %i decimals: %i', (values, digits, count) => {
  expect(distinctDigits(values, digits)).toBe(count);
});

it('counts the decimals of a percentage', () => {
  const print = (share: number, digits: number) =>
    share.toLocaleString('en', { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits });
  expect(distinctDigits([0.4996, 0.5], 1, print)).toBe(2);
});

it('tells any two amounts of a shop apart', () => {
  const amount = fc.integer({ min: 0, max: 10_000_000 }).map((units) => units / 10_000);
  fc.assert(
    fc.property(amount, amount, (a, b) => {
      const digits = distinctDigits([a, b], 2);
      const print = (value: number) => value.toLocaleString('en', { maximumFractionDigits: digits });
      expect(print(a) === print(b)).toBe(a === b);
    }),
  );
});
