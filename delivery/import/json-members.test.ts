import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memberTexts } from './json-members';

const members = (text: string) => [...memberTexts(text)];

describe('memberTexts', () => {
  it.each(['12345678901234567890', '9007199254740993', '0.10', '1.0', '-0', '1E+2', '1e400', '-2.50e-07'])(
    'keeps the number %s as it is written',
    (number) => {
      expect(members(`{"a":${number},"b":[${number}, {"c": ${number}}]}`)).toEqual([
        ['a', number],
        ['b', `[${number}, {"c": ${number}}]`],
      ]);
    },
  );

  it('keeps the order of keys that look like numbers', () => {
    expect(members('{ "b" : 1 , "2" : {"9":1,"8":2} , "1" : null }')).toEqual([
      ['b', '1'],
      ['2', '{"9":1,"8":2}'],
      ['1', 'null'],
    ]);
  });

  it('takes the last value of a key that occurs twice', () => {
    expect(members('{"a":1,"\\u0061":2}')).toEqual([['a', '2']]);
  });

  it('finds the members that JSON.parse finds', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string({ unit: 'grapheme' }), fc.jsonValue()),
        fc.constantFrom(0, 1),
        (object, gap) => {
          const text = JSON.stringify(object, undefined, ' '.repeat(gap)).replaceAll('\n', '');
          const parsed: object = JSON.parse(text);
          const entries = members(text).map(([key, value]) => [key, JSON.parse(value)] as const);
          expect(Object.fromEntries(entries)).toEqual(parsed);
        },
      ),
    );
  });
});
