import { describe, expect, it } from 'vitest';
import {
  comparedDay,
  comparison,
  field,
  filterFields,
  listField,
  ownField,
  readAddress,
} from '@/lib/client/address/address';
import { text, whole } from '@/lib/queries/params';
import type { Days } from '@/lib/queries/shared/days';

const days = (states: Record<string, Days['days'][number]['state']>): Days => ({
  newest: '2026-06-30',
  days: Object.entries(states).map(([day, state]) => ({ day, state })),
});

describe('comparedDay', () => {
  it('returns the previous collected day within a week, or else the day before', () => {
    const collected = days({ '2026-06-27': 'complete', '2026-06-28': 'no_data', '2026-06-29': 'failed' });
    expect(comparedDay('2026-06-30', 'previous', collected)).toBe('2026-06-27');
    expect(comparedDay('2026-06-30', 'previous', days({ '2026-06-01': 'complete' }))).toBe('2026-06-29');
    expect(comparedDay('2026-06-30', 'previous', null)).toBe('2026-06-29');
  });

  it('returns the day of a fixed step or a given day', () => {
    expect(comparedDay('2026-06-30', 'week', null)).toBe('2026-06-23');
    expect(comparedDay('2026-06-30', '4weeks', null)).toBe('2026-06-02');
    expect(comparedDay('2026-06-30', '2026-05-01', null)).toBe('2026-05-01');
  });

  it('returns the previous day instead of a given day that is not before the day', () => {
    const collected = days({ '2026-06-08': 'complete', '2026-06-09': 'no_data', '2026-06-10': 'complete' });
    expect(comparedDay('2026-06-10', '2026-06-15', null)).toBe('2026-06-09');
    expect(comparedDay('2026-06-10', '2026-06-10', null)).toBe('2026-06-09');
    expect(comparedDay('2026-06-10', '2026-06-15', collected)).toBe('2026-06-08');
  });
});

it('rejects an invalid comparison with its value and the valid ones', () => {
  expect(comparison.safeParse('yesterday').error?.issues[0]?.message).toBe(
    '"yesterday" is not a valid comparison. Use previous, week, 4weeks or a day such as 2026-03-31.',
  );
  expect(comparison.safeParse('2026-03-31').success).toBe(true);
});

it('reads a list of own and competitor as one of them or all', () => {
  expect(['own', 'competitor', 'own,competitor', 'all', ''].map((raw) => ownField.parse(raw))).toEqual([
    ...['own', 'competitor', 'all', 'all', 'all'],
  ]);
  expect(['x', 'own,x'].map((raw) => ownField.parse(raw))).toEqual([null, null]);
});

it('uses initial values for missing and invalid parameters', () => {
  const fields = { days: field(whole(1, 366, 28), null), brand: listField, own: ownField, q: field(text(), '') };
  expect(readAddress(fields, {})).toEqual({ days: null, brand: [], own: 'all', q: '' });
  const search = { days: '0', brand: ['a,b', 'c'], q: 'x'.repeat(301), other: '1' };
  expect(readAddress(fields, search)).toEqual({ days: null, brand: ['a', 'b'], own: 'all', q: '' });
  expect(fields.q.schema?.safeParse(search.q).error?.issues[0]?.message).toBe(
    'The text is longer than 300 characters.',
  );
});

it('drops and names the unknown values of a filter that lists all its values', () => {
  const { stock, brand, verdict } = filterFields({
    stock: { label: 'Stock', words: { in: 'in stock', out: 'out of stock' }, hasNotStated: true },
    brand: { label: 'Brand' },
    verdict: { label: 'Verdict', words: { POSITIVE: 'on target' }, isOpen: true },
  });
  expect(stock.parse('oos,out,-')).toEqual(['out', '-']);
  expect(stock.schema?.safeParse('oos,out').error?.issues[0]?.message).toBe('"oos,out" is not one of in, out, -.');
  expect(stock.schema?.safeParse('in,-').success).toBe(true);
  expect([brand.parse('oos'), verdict.parse('oos')]).toEqual([['oos'], ['oos']]);
});
