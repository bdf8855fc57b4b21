import { describe, expect, it } from 'vitest';
import { pricesOnTarget } from '@/components/price-competition/prices-chart';
import {
  bandWords,
  bucketWords,
  glyphOf,
  lineNames,
  ruleWords,
  verdictWord,
} from '@/components/price-competition/words';
import { createFormat } from '@/lib/client/format';

const format = createFormat('en');
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

describe('a competition is named', () => {
  const names = (base: [string, string | null], benchmark: [string, string | null]) => {
    const all = lineNames({
      ...{ base_title: base[0], base_brand: base[1] },
      ...{ benchmark_title: benchmark[0], benchmark_brand: benchmark[1] },
    });
    return Object.values(all).map(plain);
  };

  it('by both brands if the rest of the names is the same', () => {
    expect(names(['Aurelle Soap 1 l', 'Aurelle'], ['Bergtal Soap 1 l', 'Bergtal'])).toEqual([
      ...['Aurelle Soap 1 l', 'Bergtal', 'Aurelle', 'Bergtal'],
    ]);
  });

  it('by both names if they differ or a brand is unknown', () => {
    expect(names(['Aurelle Soap', 'Aurelle'], ['Bergtal Gel', 'Bergtal'])[1]).toBe('Bergtal Gel');
    expect(names(['Aurelle Soap', null], ['Bergtal Soap', null])).toEqual([
      ...['Aurelle Soap', 'Bergtal Soap', 'Aurelle Soap', 'Bergtal Soap'],
    ]);
    // A brand that is only the start of a word does not count.
    expect(names(['Aurelleum Soap', 'Aurelle'], ['Bergtalum Soap', 'Bergtal'])[1]).toBe('Bergtalum Soap');
  });
});

it('describes the formula of the index', () => {
  const indices = { agreeing: 9, of: 9 };
  expect(ruleWords({ rule: { scale: 100, flipped: false }, indices })).toBe('index = base ÷ benchmark × 100');
  expect(ruleWords({ rule: { scale: 1, flipped: true }, indices })).toBe('index = benchmark ÷ base');
  expect(ruleWords({ rule: null, indices })).toBe('the index does not follow from the prices');
  expect(ruleWords({ rule: null, indices: { agreeing: 0, of: 0 } })).toBe('no index has both prices');
});

it('writes the band with its digits', () => {
  expect(bandWords(98, 102, { scale: 100, flipped: false }, format)).toBe('98–102');
  expect(bandWords(97.5, 102, { scale: 100, flipped: false }, format)).toBe('97.5–102');
  expect(bandWords(0.98, 1, { scale: 1, flipped: false }, format)).toBe('0.980–1.00');
  expect(bandWords(null, 102, null, format)).toBe('');
});

it('shows the position of an index by the shape of the symbol', () => {
  expect([
    glyphOf('on', 1),
    glyphOf('near', 0.4),
    glyphOf('near', -0.4),
    glyphOf('off', 7),
    glyphOf('off', -7),
  ]).toEqual([...['●', '△', '▽', '▲', '▼']]);
  expect([glyphOf('off', null), glyphOf('unknown', 3), glyphOf('none', null)]).toEqual(['◆', '?', '']);
});

it('returns an unknown verdict unchanged', () => {
  expect([verdictWord('NEGATIVE'), verdictWord('WATCH'), verdictWord(null)]).toEqual([
    ...['off target', 'WATCH', 'verdict not stated'],
  ]);
});

it('names a bucket by its length', () => {
  const words = (by: Parameters<typeof bucketWords>[1]) => bucketWords('2026-04-01', by, format);
  expect(['YEARLY', 'QUARTERLY', 'NONE'].map((by) => words(by as 'NONE'))).toEqual(['2026', 'Q2 2026', 'Whole period']);
  expect(words('MONTHLY')).toContain('Apr');
  expect(words('MONTHLY')).not.toMatch(/^1/);
});

describe('the own prices that are on target', () => {
  const band = { min: 80, max: 125, margin: 5 };
  const theirs = { benchmark_price: 10 };

  it('follow from the benchmark price, the band and the formula', () => {
    expect(pricesOnTarget({ band, rule: { scale: 100, flipped: false } }, theirs)).toEqual([8, 12.5]);
    expect(pricesOnTarget({ band, rule: { scale: 100, flipped: true } }, theirs)).toEqual([8, 12.5]);
    expect(
      pricesOnTarget({ band: { min: 0.5, max: 1, margin: 0 }, rule: { scale: 1, flipped: true } }, theirs),
    ).toEqual([...[10, 20]]);
  });

  it('round the upper edge down and the lower edge up, so that both are on target', () => {
    const of = (benchmark_price: number, flipped: boolean) =>
      pricesOnTarget({ band: { min: 98, max: 102, margin: 5 }, rule: { scale: 100, flipped } }, { benchmark_price });
    expect(of(9.59, false)).toEqual([9.4, 9.78]);
    expect(of(9.59, true)).toEqual([9.41, 9.78]);
    expect(of(10, false)).toEqual([9.8, 10.2]);
    expect(of(0.12, false)).toEqual([0.12, 0.12]);
    expect(
      pricesOnTarget(
        { band: { min: 101, max: 102, margin: 0 }, rule: { scale: 100, flipped: false } },
        { benchmark_price: 0.12 },
      ),
    ).toBeNull();
  });

  it('are unknown without one of them', () => {
    const rule = { scale: 100, flipped: false };
    expect(pricesOnTarget({ band: null, rule }, theirs)).toBeNull();
    expect(pricesOnTarget({ band, rule: null }, theirs)).toBeNull();
    expect(pricesOnTarget({ band, rule }, { benchmark_price: null })).toBeNull();
    expect(pricesOnTarget({ band: { ...band, min: 0 }, rule }, theirs)).toBeNull();
  });
});
