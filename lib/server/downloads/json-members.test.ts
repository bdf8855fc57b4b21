import { expect, it } from 'vitest';
import { jsonMembers } from './json-members';

it('keeps values as they are written', () => {
  const line =
    ' { "a" : 1.50e+3 ,"b":"x, \\"}{\\\\", "c\\u0020d":[{"e":"]"},[]] , "f":{"g":null},"h":true,"i":12345678901234567890 } \r';
  expect(jsonMembers(line)).toEqual([
    { name: 'a', value: '1.50e+3' },
    { name: 'b', value: '"x, \\"}{\\\\"' },
    { name: 'c d', value: '[{"e":"]"},[]]' },
    { name: 'f', value: '{"g":null}' },
    { name: 'h', value: 'true' },
    { name: 'i', value: '12345678901234567890' },
  ]);
  expect(jsonMembers('{}')).toEqual([]);
});

it.each(['', '[1]', '{"a"}', '{"a":1', '{"a":"1}', '{a:1}', '{"a":1} x', '{"a":1,', 'null'])('refuses %j', (line) => {
  expect(() => jsonMembers(line)).toThrow(SyntaxError);
});
