import { describe, expect, it } from 'vitest';
import { banners } from '@/lib/datasets/banners/view';
import { checkNeeds } from './check-needs';

const need = (from: string, to: string) => ({ view: banners, params: {}, from, to });
const check =
  (...spans: [from: string, to: string][]) =>
  () =>
    checkNeeds(spans.map((span) => need(...span)));

describe('the days of a query', () => {
  it('include those of a range with one answer', () => {
    const range = { ...need('1970-01-05', '1970-01-05'), params: { start_date: '1969-12-30', end_date: '1970-01-05' } };
    expect(() => checkNeeds([range])).toThrow(/begins on 1969-12-30/);
  });

  it.each([
    ['none', []],
    ['the longest period', [['2023-03-28', '2026-03-31']]],
    [
      'the longest period and the one before it',
      [
        ['2023-03-28', '2026-03-31'],
        ['2020-03-23', '2023-03-27'],
      ],
    ],
    ['the first days that tables can hold', [['1970-01-01', '1970-01-28']]],
    ['the last days that tables can hold', [['2149-05-10', '2149-06-06']]],
  ] as const)('may be %s', (_, spans) => {
    expect(check(...spans.map(([from, to]): [string, string] => [from, to]))).not.toThrow();
  });

  it.each([
    [
      'are more than the longest period',
      [['2023-03-27', '2026-03-31']],
      /2023-03-27 to 2026-03-31 is 1101 days, and 1100/,
    ],
    [
      'are compared with a day too far back',
      [
        ['2026-03-28', '2026-03-31'],
        ['1990-01-01', '1990-01-01'],
      ],
      /1990-01-01 to 2026-03-31 is 13239 days, and 2200 .* closer day to compare with/,
    ],
    ['begin before tables can hold them', [['1969-12-31', '1970-01-03']], /begins on 1969-12-31, before 1970-01-01/],
    ['end after tables can hold them', [['2149-06-01', '2149-06-07']], /ends on 2149-06-07, after 2149-06-06/],
  ] as const)('are refused when they %s', (_, spans, sentence) => {
    expect(check(...spans.map(([from, to]): [string, string] => [from, to]))).toThrow(sentence);
  });
});
