import { createSerializer } from 'nuqs/server';
import { describe, expect, it } from 'vitest';
import { filterParsers, lookParsers, questionParsers, refusedParams } from '@/components/prices/url-state';
import { LATEST_DATE } from '@/lib/contract/params';

const urlParsers = { ...questionParsers, ...filterParsers, ...lookParsers };
const serialize = createSerializer(urlParsers);

describe('the URL', () => {
  it('leaves defaults out: a plain address means the latest data', () => {
    expect(serialize({ date: LATEST_DATE, calculation_type: 'LAST', view: 'matrix', brand: [], q: '' })).toBe('');
  });

  it.each([
    ['retailer', ['Markt', 'Amazon.de']],
    ['brand', ['Smith, Sons & Co', '100% Natur', 'a%2Cb']],
    ['tag', ['category: Soap']],
    ['own', ['own', '-']],
  ] as const)('keeps %s as it was written', (name, words) => {
    const search = new URLSearchParams(serialize({ [name]: [...words] }));
    expect(urlParsers[name].parse(search.get(name) ?? '')).toEqual(words);
  });
});

describe('a value that cannot be followed', () => {
  it.each([
    ['date=2026-02-30', 'date'],
    ['calculation_type=MEDIAN', 'calculation_type'],
    ['view=pie', 'view'],
    ['stock=maybe,in', 'stock'],
  ])('%s is named', (search, name) => {
    expect(refusedParams(new URLSearchParams(search)).map((refusal) => refusal.name)).toEqual([name]);
  });

  it('says in words what would do', () => {
    expect(refusedParams(new URLSearchParams('calculation_type=MEDIAN'))[0]?.message).toBe(
      '"MEDIAN" is not allowed. Choose one of LAST, MIN_PRICE, MAX_PRICE, AVG.',
    );
  });

  it('leaves the values beside it alone', () => {
    expect(urlParsers.stock.parse('maybe,in')).toEqual(['in']);
    expect(urlParsers.date.parse('2026-02-30')).toBeNull();
  });

  it('nothing is refused of a plain address', () => expect(refusedParams(new URLSearchParams(''))).toEqual([]));
});
