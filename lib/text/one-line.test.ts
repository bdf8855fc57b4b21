import { expect, it } from 'vitest';
import { toOneLine } from '@/lib/text/one-line';

it.each([
  ['Soap\r\n\r\nOut of stock (9)', 'Soap Out of stock (9)'],
  ['a\nb\rc\td\ve\ff', 'a b c d e f'],
  ['a\u0085b\u2028c\u2029d', 'a b c d'],
  ['a\u00a0b\u2003c\u3000d\u200be\ufefff', 'a b c d e f'],
  ['a\u0000b\u001ec\u007fd', 'a b c d'],
  ['a\u202egnp.exe', 'a gnp.exe'],
  ['a\ud800b', 'a b'],
  ['  Soap  250 ml ', 'Soap 250 ml'],
  ['石鹸 👩‍👧 می‌خواهم', '石鹸 👩‍👧 می‌خواهم'],
])('writes %j as one line', (text, line) => expect(toOneLine(text)).toBe(line));
