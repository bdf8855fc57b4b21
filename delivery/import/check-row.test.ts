import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ColumnType, valueSchema } from '@/lib/contract/column';
import { cellValue } from './cell-value';
import { rowCheck } from './check-row';

/** Checks one value in a row of one column. */
function check(type: ColumnType, value: unknown) {
  return rowCheck({ it: { type, meaning: '' } })({ it: value });
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
  it.each(Object.keys(valueSchema) as ColumnType[])('of a %s says what the contract says', (type) => {
    fc.assert(
      fc.property(suspicious, (value) => {
        const checked = check(type, value);
        const outside = 'faults' in checked && checked.faults[0]?.reason.includes('1900');
        // A list that is null or absent is empty: the one thing that a file may leave out of the contract.
        if (value !== null && !outside) expect('values' in checked).toBe(valueSchema[type].safeParse(value).success);
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
  ] as const)('stores the %s %j as %j', (type, given, stored) => {
    expect(check(type, given)).toEqual({ values: [stored] });
  });

  it.each([
    ['date', '1899-12-31'],
    ['timestamp', '2300-01-01T00:00:00Z'],
    ['timestamp', '1900-01-01T00:30:00+01:00'],
  ] as const)('refuses the %s %s, which the engine would silently change', (type, value) => {
    expect(check(type, value)).toEqual({
      faults: [{ column: 'it', value: JSON.stringify(value), reason: 'is outside the years 1900 to 2299' }],
    });
  });

  it('names every bad column of a row once', () => {
    const row = rowCheck({ a: { type: 'strings', meaning: '' }, b: { type: 'float', meaning: '' } });
    expect(row({ a: [1, 2], b: '3.99' })).toEqual({
      faults: [
        { column: 'a', value: '[1,2]', reason: 'is not a list of texts' },
        { column: 'b', value: '"3.99"', reason: 'is not a number' },
      ],
    });
  });
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
    expect(check(type, cellValue(type, cell))).toEqual({ values: [value] });
  });

  it.each([
    ['float', '3,99'],
    ['float', 'NaN'],
    ['float', '1e999'],
    ['float', '0x10'],
    ['float', ' 3'],
    ['integer', '14.5'],
    ['integer', '9007199254740993'],
    ['boolean', '1'],
    ['boolean', 'TRUE'],
    ['date', '31.03.2026'],
    ['date', '2026-02-29'],
    ['tags', '{"tag_name":"a"}'],
    ['strings', '[1]'],
    ['strings', 'a, b'],
  ] as const)('means no %s in %j', (type, cell) => {
    expect(check(type, cellValue(type, cell))).toHaveProperty('faults');
  });
});
