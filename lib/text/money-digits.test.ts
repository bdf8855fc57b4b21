import { expect, it } from 'vitest';
import { moneyDigits } from '@/lib/text/money-digits';

it.each([
  [480, 'JPY', 0],
  [479.5, 'JPY', 1],
  [12.5, 'EUR', 2],
  [3.996, 'EUR', 3],
  [0.0125, 'USD', 4],
  [1.25, 'KWD', 3],
  [1.2345, 'KWD', 4],
  [480, 'KRW', 0],
  [12.5, null, 2],
  [12.5, 'points', 2],
  [-3.996, 'EUR', 3],
  [1.799, null, 3],
  [0.895, 'EUR', 3],
  [0.5, 'JPY', 1],
  [0.05, 'JPY', 2],
])('shows %d %s with %d decimals', (amount, currency, digits) => {
  expect(moneyDigits(amount, currency)).toBe(digits);
});

it('does not count errors of binary fractions as digits', () => {
  expect(moneyDigits(0.1 + 0.2, 'EUR')).toBe(2);
  expect(moneyDigits(1.799 - 1.5, 'EUR')).toBe(3);
  expect(moneyDigits(1_234_567.89, 'EUR')).toBe(2);
});

it('rounds a mean to the decimals of its currency, also if the service has rounded it before', () => {
  expect(moneyDigits(10 / 3, 'EUR')).toBe(2);
  expect(moneyDigits(11.456667, null)).toBe(2);
  expect(moneyDigits(2.8225, 'EUR')).toBe(2);
  expect(moneyDigits(1000 / 3, 'JPY')).toBe(0);
});

it('keeps a further decimal of a mean below 1, and no more', () => {
  expect(moneyDigits(0.14372, 'EUR')).toBe(3);
  expect(moneyDigits(0.014372, 'EUR')).toBe(4);
  expect(moneyDigits(0.00437, null)).toBe(5);
});
