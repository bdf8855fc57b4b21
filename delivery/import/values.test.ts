import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ColumnType, valueSchema } from '@/lib/contract/column';
import { cellChecks, Fault, jsonChecks } from './values';

const types = Object.keys(valueSchema) as ColumnType[];

/** Values near every border of every type, and any JSON at all. */
const suspicious = fc.oneof(
  fc.jsonValue(),
  fc.double(),
  fc.integer(),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
  fc.constantFrom('2026-02-29', '2024-02-29', '2026-02-29T07:00:00Z', '2026-03-31T07:00Z', '2026-03-31 07:00:00Z'),
  fc.constantFrom('2026-03-31T07:00:00+02:00', '2026-03-31T24:00:00Z', '2026-03-31T07:00:00', '2026-3-1', '20260331'),
  fc.array(fc.record({ tag_name: fc.option(fc.string()), tag_value: fc.option(fc.string()) }, { requiredKeys: [] })),
  fc.array(fc.record({ category: fc.string(), subcategory: fc.string(), brand: fc.option(fc.string()) })),
  fc.array(fc.oneof(fc.string(), fc.constant(null))),
);

describe('the checks of JSON values', () => {
  it.each(types)('of a %s accept what the contract accepts and the engine can hold', (type) => {
    fc.assert(
      fc.property(suspicious, (value) => {
        fc.pre(value !== null);
        const contract = valueSchema[type].safeParse(value);
        const checked = jsonChecks[type](value);
        if (checked instanceof Fault && contract.success) expect(checked.reason).toMatch(/years 1900 to 2299/);
        else expect(checked instanceof Fault).toBe(!contract.success);
      }),
      { numRuns: 1500 },
    );
  });

  it.each([
    ['2026-03-31T07:00:00+02:00', '2026-03-31T05:00:00.000Z'],
    ['2026-01-01T00:30:00.5+01:00', '2025-12-31T23:30:00.500Z'],
    ['2026-03-31T07:00:00.123456Z', '2026-03-31T07:00:00.123Z'],
    ['2026-03-31T07:00:00Z', '2026-03-31T07:00:00Z'],
  ])('bring %s to UTC', (given, utc) => {
    expect(jsonChecks.timestamp(given)).toBe(utc);
  });

  it('refuse a year that the engine would silently change', () => {
    expect(jsonChecks.date('1899-12-31')).toBeInstanceOf(Fault);
    expect(jsonChecks.timestamp('2300-01-01T00:00:00Z')).toBeInstanceOf(Fault);
  });
});

describe('the checks of cells', () => {
  it.each([
    ['float', '3.99', 3.99],
    ['float', '1e3', 1000],
    ['float', '-.5', -0.5],
    ['integer', '14.0', 14],
    ['boolean', 'false', false],
    ['string', '', ''],
    ['tags', '[{"tag_name":"a","tag_value":null}]', [{ tag_name: 'a', tag_value: null }]],
    ['strings', 'null', null],
    ['strings', '[]', null],
  ] as const)('read the %s %s', (type, cell, value) => {
    expect(cellChecks[type](cell)).toEqual(value);
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
    ['tags', '{"tag_name":"a"}'],
    ['strings', '[1]'],
    ['strings', 'a, b'],
  ] as const)('refuse the %s %s', (type, cell) => {
    expect(cellChecks[type](cell)).toBeInstanceOf(Fault);
  });
});
