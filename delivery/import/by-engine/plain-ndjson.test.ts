import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { probingRows } from '@/delivery/http/test-rows';
import { storedNamed } from '../test-import';
import { plainNdjson } from './plain-ndjson';

const { columns } = storedNamed('price');
const isPlain = plainNdjson(columns);

describe('a line that the engine reads as JSON is read', () => {
  it.each(probingRows(columns))('is any row as JSON.stringify writes it: %#', (row) => {
    expect(isPlain(JSON.stringify(row))).toBe(true);
    expect(isPlain(JSON.stringify(row, undefined, ' ').replaceAll('\n', ''))).toBe(true);
  });

  it('may hold any text and any number', () => {
    const finite = fc.double({ noNaN: true, noDefaultInfinity: true });
    const row = fc.record({ brand: fc.string({ unit: 'binary-ascii' }), product_price: finite });
    fc.assert(
      fc.property(row, (record) => {
        const looksLikeAList = /[[,] *null\b|, *\]/.test(record.brand);
        expect(isPlain(JSON.stringify(record))).toBe(!looksLikeAList);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a line that the engine would accept although it is invalid JSON or has another meaning', () => {
  it.each([
    ['an unknown escape', '{"brand":"a\\q"}'],
    ['an unknown escape after a backslash', '{"brand":"\\\\\\x41"}'],
    ['a bare tab', '{"brand":"a\tb"}'],
    ['a bare carriage return', '{"brand":"a\rb"}'],
    ['a comma after the last item', '{"main_merchants":["a",]}'],
    ['a null in a list', '{"main_merchants":["a", null]}'],
    ['a null for an object', '{"tags":[null]}'],
    ['a leading zero', '{"product_price":01}'],
    ['a plus', '{"product_price": +1}'],
    ['no digit before the point', '{"product_price":.5}'],
    ['no digit behind the point', '{"product_price":1.,"brand":"a"}'],
    ['two signs', '{"product_price":--1}'],
    ['a number in quotes', '{"product_price" : "1"}'],
    ['a whole number in quotes', '{"buybox_position":"1"}'],
    ['a number for true', '{"in_stock":1}'],
    ['a key with escapes', '{"\\u0070roduct_price":"1"}'],
  ])('has %s', (_, text) => {
    expect(isPlain(text)).toBe(false);
  });

  it.each([
    '{"brand":"C:\\\\Users \\"price\\": 1 \\u00fc \\/"}',
    '{"product_price":-0.5e-10,"buybox_position":0,"in_stock":true}\n{"product_price":null,"in_stock":null}',
    '{"promotion_text":"product_price: 01"}\r\n{"brand":"\\"product_price\\":\\"1\\""}',
  ])('is not %s', (text) => {
    expect(isPlain(text)).toBe(true);
  });
});
