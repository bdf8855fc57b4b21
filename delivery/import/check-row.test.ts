import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ColumnType, valueSchema } from '@/lib/contract/column';
import { cellValue } from './cell-value';
import { rowCheck } from './check-row';
import { ruleOf } from './rules';
import { storedNamed } from './test-import';

const NOTHING = { required: [], ratingScale: 5 };

/** Checks one value in a row of one column. */
function check(type: ColumnType, value: unknown) {
  return rowCheck({ it: { type, meaning: '' } }, NOTHING)({ it: value });
}

const suspicious = fc.oneof(
  fc.jsonValue(),
  fc.double(),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
  fc.array(fc.record({ tag_name: fc.option(fc.string()), tag_value: fc.string() }, { requiredKeys: [] })),
  fc.array(fc.oneof(fc.string(), fc.constant(null))),
);

describe('the check of a value', () => {
  it.each(Object.keys(valueSchema) as ColumnType[])('of a %s agrees with the contract', (type) => {
    fc.assert(
      fc.property(suspicious, (value) => {
        const { faults } = check(type, value);
        const outside = faults[0]?.reason.includes('1900');
        // A null or absent list is empty, which is the only exception from the contract.
        if (value !== null && !outside) expect(faults.length === 0).toBe(valueSchema[type].safeParse(value).success);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['timestamp', '2026-03-31T07:00:00+02:00', '2026-03-31T05:00:00.000Z'],
    ['timestamp', '2026-01-01T00:30:00.5+01:00', '2025-12-31T23:30:00.500Z'],
    ['timestamp', '2026-03-31T07:00:00.123456Z', '2026-03-31T07:00:00.123Z'],
    ['timestamp', '2026-03-31T07:00:00Z', '2026-03-31T07:00:00Z'],
    ['float', 0, 0],
    ['boolean', false, false],
    ['string', '', ''],
    ['tags', [], null],
    ['tags', [{ tag_name: 'a', tag_value: 'b', more: 1 }], [{ tag_name: 'a', tag_value: 'b' }]],
  ] as const)('stores the %s %j as %j', (type, input, stored) => {
    expect(check(type, input)).toEqual({ values: [stored], faults: [] });
  });

  it.each([
    ['date', '1899-12-31'],
    ['timestamp', '2300-01-01T00:00:00Z'],
    ['timestamp', '1900-01-01T00:30:00+01:00'],
  ] as const)('refuses the %s %s, which the engine would silently change', (type, value) => {
    expect(check(type, value)).toEqual({
      values: [null],
      faults: [{ column: 'it', value: JSON.stringify(value), reason: 'is outside the years 1900 to 2299' }],
    });
  });

  it('reports every bad column of a row once', () => {
    const row = rowCheck({ a: { type: 'strings', meaning: '' }, b: { type: 'float', meaning: '' } }, NOTHING);
    expect(row({ a: [1, 2], b: '3.99' })).toEqual({
      values: [null, null],
      faults: [
        { column: 'a', value: '[1,2]', reason: 'is not a list of texts' },
        { column: 'b', value: '"3.99"', reason: 'is not a number' },
      ],
    });
  });
});

describe('a demand on a column', () => {
  it.each([
    ['product_id', null, 'is missing'],
    ['product_id', '  ', 'is missing'],
    ['product_id', 'x'.repeat(1001), 'is longer than 1,000 characters'],
    ['review_text', 'x'.repeat(100_001), 'is longer than 100,000 characters'],
    ['product_price', -0.01, 'is negative'],
    ['rating_count', -1, 'is negative'],
    ['combined_position', 0, 'is below 1'],
    ['e_retail_media_position', -1, 'is negative'],
    ['content_score', -1, 'is negative'],
    ['product_rating', 5.1, 'is outside 0 to 5; --rating-scale names another scale'],
    ['review_rating', -1, 'is outside 0 to 5; --rating-scale names another scale'],
    ['visibility_type', 'search', 'is neither SEARCH nor CATEGORY'],
    ['product_id', 'x'.repeat(1000), undefined],
    ['product_price', 0, undefined],
    ['product_rating', null, undefined],
    ['merchant_score', -3, undefined],
    ['brand', '', undefined],
    ['brand', 'a\ud800', 'holds half a character'],
    ['brand', '\ud83d\ude00', undefined],
    ['main_merchants', ['a', '\udc00'], 'holds half a character'],
    ['tags', [{ tag_name: 'a', tag_value: '\ud800' }], 'holds half a character'],
    ['tags', [{ tag_name: 'a', tag_value: null }], undefined],
  ])('of %s as %j', (column, value, reason) => {
    const rule = ruleOf(column, { required: ['product_id'], ratingScale: 5 });
    expect(rule(value)).toBe(reason);
  });

  it('is reported together with invalid values', () => {
    const { columns } = storedNamed('review');
    const demands = { required: ['product_id', 'retailer_name'], ratingScale: 10 };
    expect(rowCheck(columns, demands)({ product_id: '1', review_rating: 11, review_date: 'x' })).toMatchObject({
      faults: [
        { column: 'retailer_name', value: 'null', reason: 'is missing' },
        { column: 'review_rating', value: '11', reason: expect.stringContaining('0 to 10') },
        { column: 'review_date' },
      ],
    });
  });
});

it('limits the length of text in foreign columns', () => {
  const { columns } = storedNamed('content_detail');
  const check = rowCheck(columns, { required: ['product_id'], ratingScale: 5 });
  const text = 'x'.repeat(100_000);
  const foreign = (values: object) => new Map(Object.entries(values));
  expect(check({ product_id: '1' }, foreign({ Zutaten: text, Liste: [1, 2], Zahl: 1 })).faults).toEqual([]);
  const reason = 'is longer than 100,000 characters';
  expect(check({ product_id: '1' }, foreign({ Zutaten: `${text}x`, Liste: [text], Zahl: 1 }))).toMatchObject({
    faults: [
      { column: 'Zutaten', value: expect.stringMatching(/^"x{20,}/), reason },
      { column: 'Liste', reason },
    ],
  });
});

it('reports a value that is nested too deeply', () => {
  const deep = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`);
  expect(check('tags', deep)).toMatchObject({ faults: [{ value: '[[…', reason: expect.stringContaining('list of') }] });
  const { columns } = storedNamed('content_detail');
  const foreign = rowCheck(columns, { required: ['product_id'], ratingScale: 5 })(
    { product_id: '1' },
    new Map([['deep', deep]]),
  );
  expect(foreign.faults).toEqual([{ column: 'deep', value: '[[…', reason: 'is nested too deeply' }]);
});

describe('the text of a cell', () => {
  it.each([
    ['float', '3.99', 3.99],
    ['float', '1e3', 1000],
    ['float', '-.5', -0.5],
    ['float', '', null],
    ['integer', '14.0', 14],
    ['boolean', 'false', false],
    ['string', '', ''],
    ['tags', '[{"tag_name":"a","tag_value":null}]', [{ tag_name: 'a', tag_value: null }]],
    ['strings', 'null', null],
  ] as const)('means the %s %j', (type, cell, value) => {
    expect(check(type, cellValue(type, cell))).toEqual({ values: [value], faults: [] });
  });

  it.each([
    ['float', '3,99'],
    ['float', 'NaN'],
    ['float', '1e999'],
    ['float', '0x10'],
    ['float', ' 3'],
    ['integer', '14.5'],
    ['integer', '9007199254740993'],
    ['boolean', 'maybe'],
    ['date', '31.03.2026'],
    ['date', '2026-02-29'],
    ['tags', '{"tag_name":"a"}'],
    ['strings', '[1]'],
    ['strings', 'a, b'],
  ] as const)('means no %s in %j', (type, cell) => {
    expect(check(type, cellValue(type, cell))).toMatchObject({ values: [null], faults: [{ column: 'it' }] });
  });
});
