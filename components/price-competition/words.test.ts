import { describe, expect, it } from 'vitest';
import { pricesOnTarget } from '@/components/price-competition/prices-chart';
import {
  bandWords,
  bucketWords,
  glyphOf,
  indexWords,
  lineNames,
  moverWords,
  noIndexWords,
  priceWords,
  ruleWords,
  sharedBrand,
} from '@/components/price-competition/words';
import { createFormat } from '@/lib/client/format/format';

const format = createFormat('en');
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

describe('a competition is named', () => {
  const names = (base: [string, string | null], benchmark: [string, string | null]) => {
    const all = lineNames({
      ...{ base_title: base[0], base_brand: base[1] },
      ...{ benchmark_title: benchmark[0], benchmark_brand: benchmark[1] },
    });
    return [all.base, all.benchmark, all.baseShort, all.benchmarkShort].map(plain);
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

it('leaves out the brand of the base only if all bases begin with it', () => {
  const line = (base_title: string, base_brand: string | null) => ({
    ...{ base_title, base_brand, benchmark_title: 'Bergtal Gel', benchmark_brand: 'Bergtal' },
  });
  const soap = line('Aurelle Soap', 'Aurelle');
  expect(sharedBrand([soap, line('Aurelle Gel', 'Aurelle')])).toBe('Aurelle');
  expect(lineNames(soap).baseRest).toBe('Soap');
  for (const other of [
    line('Cerrix Gel', 'Cerrix'),
    line('Gel', 'Aurelle'),
    line('Aurelle Gel', null),
    line('Aurelleum', 'Aurelle'),
  ])
    expect(sharedBrand([soap, other])).toBeNull();
  expect(sharedBrand([soap])).toBeNull();
  expect(sharedBrand([])).toBeNull();
});

describe('a price and its change name the merchant', () => {
  const line = {
    base_title: 'Velquin Soap',
    base_brand: 'Velquin',
    benchmark_title: 'Fenwarra Soap',
    benchmark_brand: 'Fenwarra',
    mover: 'base',
    moved: -0.199,
    mover_seller: 'Putzpalast24',
    seller_before: 'Putzpalast24',
  } as const;

  it('whose price it is, if it is known', () => {
    expect(priceWords(6.63, 'Putzpalast24', format)).toBe('6.63, Putzpalast24');
    expect(priceWords(6.63, null, format)).toBe('6.63');
    expect(priceWords(1.125, 'Putzpalast24', format)).toBe('1.125, Putzpalast24');
    expect(priceWords(null, 'Putzpalast24', format)).toBe('—');
  });

  it('who moved, and marks a merchant if the earlier price is not known to be its', () => {
    expect(moverWords(line, format)).toBe('Putzpalast24 (Velquin) -19.9%');
    expect(moverWords({ ...line, seller_before: 'Seifenhaus' }, format)).toBe('now Putzpalast24 (Velquin) -19.9%');
    expect(moverWords({ ...line, seller_before: null }, format)).toBe('now Putzpalast24 (Velquin) -19.9%');
    expect(moverWords({ ...line, mover_seller: null }, format)).toBe('Velquin -19.9%');
    expect(moverWords({ ...line, mover: 'benchmark' }, format)).toBe('Putzpalast24 (Fenwarra) -19.9%');
    expect(moverWords({ ...line, mover: '', moved: null }, format)).toBe('');
  });
});

describe('an index has as many decimals as show its side of the band', () => {
  const rule = { scale: 100, flipped: false };
  const formatIndexAndBand = (index: number, min: number, max: number) =>
    [indexWords, bandWords].map((write) => write({ index, band: [min, max], rule }, format));

  it('and more only where rounding would put it on the other side or on the edge', () => {
    expect(formatIndexAndBand(102, 98, 102)).toEqual(['102.0', '98–102']);
    expect(formatIndexAndBand(102.04, 98, 102)).toEqual(['102.04', '98–102']);
    expect(formatIndexAndBand(101.96, 98, 102)).toEqual(['101.96', '98–102']);
    expect(formatIndexAndBand(97.9996, 98, 102)).toEqual(['97.9996', '98–102']);
    expect(formatIndexAndBand(39.93, 39.933, 50)).toEqual(['39.930', '39.933–50']);
    expect(formatIndexAndBand(39.93, 39.93, 50)).toEqual(['39.9', '39.9–50']);
    expect(formatIndexAndBand(110, 98, 102)).toEqual(['110.0', '98–102']);
    expect(formatIndexAndBand(110, 98.02, 98.04)).toEqual(['110.00', '98.02–98.04']);
  });

  it('on a scale of 1 as on a scale of 100', () => {
    const write = (index: number) =>
      indexWords({ index, band: [0.98, 1.02], rule: { scale: 1, flipped: false } }, format);
    expect([1.0204, 1.02].map(write)).toEqual(['1.0204', '1.020']);
  });

  it('but not for errors of floating point, and none without an edge', () => {
    const unit = { scale: 1, flipped: false };
    expect(indexWords({ index: 0.1 + 0.2, band: [0, 0.3], rule: unit }, format)).toBe('0.300');
    expect(indexWords({ index: 102.0000004, band: [98, 102], rule }, format)).toBe('102.0');
    expect(indexWords({ index: 102.04, band: [null, null], rule }, format)).toBe('102.0');
    expect(indexWords({ index: 39.9264, band: [null, null], rule: null }, format)).toBe('39.9');
    expect(indexWords({ index: null, band: [98, 102], rule }, format)).toBe('—');
  });
});

it('describes the formula of the index', () => {
  const indices = { agreeing: 9, of: 9 };
  expect(ruleWords({ rule: { scale: 100, flipped: false }, indices, own: false })).toBe(
    'index = base ÷ benchmark × 100',
  );
  expect(ruleWords({ rule: { scale: 1, flipped: true }, indices, own: false })).toBe('index = benchmark ÷ base');
  expect(ruleWords({ rule: { scale: 100, flipped: false }, indices, own: true })).toBe('index = ours ÷ theirs × 100');
  expect(ruleWords({ rule: { scale: 1, flipped: true }, indices, own: true })).toBe('index = theirs ÷ ours');
  expect(ruleWords({ rule: null, indices, own: true })).toBe('the index does not follow from the prices');
  expect(ruleWords({ rule: null, indices: { agreeing: 0, of: 0 }, own: true })).toBe('no index has both prices');
});

it('writes the band with its digits', () => {
  const write = (scale: number, min: number | null, max: number) =>
    bandWords({ index: null, band: [min, max], rule: { scale, flipped: false } }, format);
  expect(write(100, 98, 102)).toBe('98–102');
  expect(write(100, 97.5, 102)).toBe('97.5–102');
  expect(write(1, 0.98, 1)).toBe('0.980–1.00');
  expect(write(100, null, 102)).toBe('');
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

it('names a bucket by its length', () => {
  const words = (by: Parameters<typeof bucketWords>[1]) => bucketWords('2026-04-01', by, format);
  expect(['YEARLY', 'QUARTERLY', 'NONE'].map((by) => words(by as 'NONE'))).toEqual(['2026', 'Q2 2026', 'Whole period']);
  expect(words('MONTHLY')).toContain('Apr');
  expect(words('MONTHLY')).not.toMatch(/^1/);
});

describe('the own prices that are on target', () => {
  const band = { min: 80, max: 125 };
  const theirs = { benchmark_price: 10 };

  it('follow from the benchmark price, the band and the formula', () => {
    expect(pricesOnTarget({ band, rule: { scale: 100, flipped: false } }, theirs)).toEqual([8, 12.5]);
    expect(pricesOnTarget({ band, rule: { scale: 100, flipped: true } }, theirs)).toEqual([8, 12.5]);
    expect(pricesOnTarget({ band: { min: 0.5, max: 1 }, rule: { scale: 1, flipped: true } }, theirs)).toEqual([
      ...[10, 20],
    ]);
  });

  it('round the upper edge down and the lower edge up, so that both are on target', () => {
    const of = (benchmark_price: number, flipped: boolean) =>
      pricesOnTarget({ band: { min: 98, max: 102 }, rule: { scale: 100, flipped } }, { benchmark_price });
    expect(of(9.59, false)).toEqual([9.4, 9.78]);
    expect(of(9.59, true)).toEqual([9.41, 9.78]);
    expect(of(10, false)).toEqual([9.8, 10.2]);
    expect(of(0.12, false)).toEqual([0.12, 0.12]);
    expect(
      pricesOnTarget({ band: { min: 101, max: 102 }, rule: { scale: 100, flipped: false } }, { benchmark_price: 0.12 }),
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

it.each([
  [null, null, 'No index: the status of both products is unknown.'],
  ['OUT_OF_STOCK', 'AVAILABLE', 'No index: Soap is out of stock, Gel is available.'],
  ['NO_DATA', null, 'No index: Soap has no data, Gel has no known status.'],
])('explains a bucket without an index by both sides: %s and %s', (base, benchmark, words) => {
  const sides = [
    { name: 'Soap', status: base },
    { name: 'Gel', status: benchmark },
  ];
  expect(noIndexWords(sides)).toBe(words);
});
