import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJson } from './parse-json';

function isLargeWhole(value: unknown): boolean {
  return typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\d+$/.test(String(value));
}

describe('parseJson', () => {
  it.each([
    ['1234567890123456789', '1234567890123456789'],
    ['9007199254740991', 9007199254740991],
    ['9007199254740992', '9007199254740992'],
    ['-9007199254740993', '-9007199254740993'],
    ['18446744073709551616', '18446744073709551616'],
    ['1234567890123456.5', 1234567890123456.5],
    ['1234567890123456e3', 1234567890123456e3],
    ['0.1234567890123456789', 0.12345678901234568],
  ])('reads %s without rounding a whole number', (number, value) => {
    expect(parseJson(number)).toBe(value);
    expect(parseJson(`{"a": [ ${number},1], "b":${number}}`)).toEqual({ a: [value, 1], b: value });
  });

  it('does not change digits inside texts', () => {
    const text = JSON.stringify({ url: 'https://x/12345678901234567890', list: 'a, 12345678901234567890' });
    expect(parseJson(text)).toEqual(JSON.parse(text));
  });

  it('takes the last value of a key that occurs twice', () => {
    expect(parseJson('{"a":1,"a":9007199254740993}')).toEqual({ a: '9007199254740993' });
  });

  it.each(['{"a":01234567890123456789}', '{"a":1234567890123456789,}', '[1234567890123456789'])(
    'refuses %s',
    (text) => {
      expect(() => parseJson(text)).toThrow(SyntaxError);
    },
  );

  it('reads what JSON.parse reads', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        const text = `[9007199254740993,${json}]`;
        const exact: unknown = JSON.parse(json, (_, value) => (isLargeWhole(value) ? String(value) : value));
        expect(parseJson(text)).toEqual(['9007199254740993', exact]);
      }),
    );
  });
});
