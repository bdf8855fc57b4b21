import { describe, expect, it } from 'vitest';
import { isMisread, protectText } from '@/lib/spreadsheet/misread';

describe('texts that spreadsheets misread', () => {
  it.each([
    ['codes with leading zeros', ['0400123456789', '007']],
    ['digits beyond the precision of a number', ['4006381333931', '12345678901234567890']],
    [
      'plain numbers',
      ['0', '12345', '-12.5', '+3', '1,5', '1 000', "1'000", '1.000', '1\u202f000', '１２３', '−5', '5-'],
    ],
    ['codes in exponent form', ['12E5', '1e5', '3E-10', '1.5E+3']],
    ['dates', ['1-2', '1/2/2026', '01.02.2026', '2026-03-31', '1.10', '2026/3/1', '3月1日', '2026年3月1日']],
    [
      'month names',
      ['MARCH1', 'SEPT2', 'MARC1', 'DEC-21', '1. Mai', '3-Mär', 'Mrz 26', 'févr. 5', '5 Mar 2026 12:30 PM'],
    ],
    ['months of other languages', ['mars 2', '2 paź', '12 sierpnia', '3 gen', '1 de mayo de 2026', '5 mrt', '2 мая']],
    ['fractions', ['1/2', '3 1/2', '3/4']],
    ['money', ['$5', '€3.99', '3,99 €', '5 EUR', 'EUR5', 'CHF 1.50', '5 kr', '12,50 zł', '£1', '5EUR']],
    ['negative amounts in brackets', ['(5)', '($5.00)', '(1,234)']],
    ['truth values', ['TRUE', 'false', 'WAHR', 'Vrai', 'FAŁSZ']],
    ['percentages', ['50%', '1.5 %', '-3%']],
    ['times', ['12:30', '7:01:00', '5 PM', '12:30 a.m.', '2026-03-31T07:00:00Z', '2026-03-31 07:00']],
    ['error values', ['#N/A', '#REF!', '#DIV/0!', '#NAME?', '#NV']],
    ['texts with blanks and invisible characters', [' 0123 ', '\u200b0123', '1\u00a0000', '\ufeffTRUE']],
    ['phone numbers', ['+49 30 1234']],
  ])('recognises %s', (_, texts) => {
    expect(texts.filter((text) => !isMisread(text))).toEqual([]);
  });

  it('leaves other texts unchanged', () => {
    const texts = [
      'Soap 0',
      'Brand 7',
      'ABC123',
      'E5',
      '500 g',
      'March',
      'May',
      'Mark 5',
      '5 Marks',
      'a/b',
      '',
      '–',
      '…',
    ];
    const more = [
      'true blue',
      '#sale',
      'Vitamin D3',
      'WD-40',
      'n/a',
      'in stock',
      '½',
      'KR 5 B',
      '12 Monkeys',
      '-',
      '7UP',
    ];
    expect([...texts, ...more].filter((text) => protectText(text, ',') !== text)).toEqual([]);
  });
});

describe('a text of a csv', () => {
  it.each(['=1+1x', '+cmd', '-discount', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1+x', '＋a', '－a', '＠a'])(
    'is not run as the formula %j',
    (text) => expect(protectText(text, ',')).toBe(`'${text}`),
  );

  it.each([' =a', '\u00a0=a', '\u200b=a', '\ufeff=a', ' \u200f @a', '\u2068=a\u2069'])(
    'is not run as a formula after blanks and invisible characters: %j',
    (text) => expect(protectText(text, ';')).toBe(`'${text}`),
  );

  it.each([
    [',', 'a;=b', "a;'=b"],
    [',', 'a, =b', 'a, =b'],
    [';', 'a, =b', "a,' =b"],
    [';', 'a;=b', 'a;=b'],
    [',', 'a\t=b\n+c', "a\t'=b\n'+c"],
    [',', 'a; -5%', 'a; -5%'],
    [';', '-a,@b', "'-a,'@b"],
  ] as const)(
    'is not run as a formula by a program that splits at other places than %s: %j',
    (separator, text, expected) => expect(protectText(text, separator)).toBe(expected),
  );

  it('is written as a formula of its own text if a program would change it', () => {
    expect(protectText('0400', ',')).toBe('="0400"');
    expect(protectText('1/2', ';')).toBe('="1/2"');
  });

  it('gets an apostrophe if it is too long for a formula', () => {
    expect(protectText('1'.repeat(256), ',')).toBe(`'${'1'.repeat(256)}`);
  });
});
