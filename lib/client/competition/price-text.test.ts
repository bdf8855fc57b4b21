import { expect, it } from 'vitest';
import { parsePrice } from '@/lib/client/competition/price-text';

it.each([
  ['3.19', 3.19],
  [' 3 ', 3],
  ['3,19', 3.19],
  ['1,299.00', 1299],
  ['1.299,00', 1299],
  ['1.2994', 1.2994],
  ['0', 0],
  ['1,299', null],
  ['', null],
  ['3.19 EUR', null],
  ['NaN', null],
  ['1e3', null],
  [null, null],
])('%j is %j', (text, price) => expect(parsePrice(text)).toBe(price));
