import { expect, it } from 'vitest';
import { cleanName, trimBlanks } from './clean-name';

it.each([
  ['a blank', 'Seifenhof DE '],
  ['a no-break blank', '\u00a0Seifenhof DE\u202f'],
  ['a tab and a line end', '\tSeifenhof DE\r\n'],
  ['a zero-width blank', '\u200bSeifenhof DE\u2060'],
  ['an ideographic blank', 'Seifenhof DE\u3000'],
  ['a byte order mark', '\ufeffSeifenhof DE'],
  ['a direction mark', 'Seifenhof DE\u200e'],
])('removes %s around a name', (_, text) => {
  expect(cleanName(text)).toBe('Seifenhof DE');
});

it('composes letters', () => {
  expect(cleanName('Mu\u0308ller')).toBe('Müller');
  expect(cleanName('\u1112\u1161\u11ab')).toBe('한');
});

it('leaves blanks within a name, capitals, and compatible characters', () => {
  for (const name of ['Seifenhof  DE', 'Seifenhof\u00a0DE', 'ﬁne', '½ l', 'Ａ', 'a\u200db'])
    expect(cleanName(name)).toBe(name);
});

it('trims without composing', () => {
  expect(trimBlanks(' Mu\u0308 ')).toBe('Mu\u0308');
  expect(trimBlanks(' \u00a0')).toBe('');
});
