import { describe, expect, it } from 'vitest';
import { comparedDay, comparison, field, type KnownDays, listField, ownField, readAddress } from '@/lib/client/address';
import { text, whole } from '@/lib/queries/params';

const days = (states: Record<string, KnownDays['days'][number]['state']>): KnownDays => ({
  newest: '2026-06-30',
  days: Object.entries(states).map(([day, state]) => ({ day, state })),
});

describe('the day that is compared with', () => {
  it('is the collected one before, unless that lies more than a week back', () => {
    const known = days({ '2026-06-27': 'complete', '2026-06-28': 'no_data', '2026-06-29': 'failed' });
    expect(comparedDay('2026-06-30', 'previous', known)).toBe('2026-06-27');
    expect(comparedDay('2026-06-30', 'previous', days({ '2026-06-01': 'complete' }))).toBe('2026-06-29');
    expect(comparedDay('2026-06-30', 'previous', null)).toBe('2026-06-29');
  });

  it('is the one that is named', () => {
    expect(comparedDay('2026-06-30', 'week', null)).toBe('2026-06-23');
    expect(comparedDay('2026-06-30', '4weeks', null)).toBe('2026-06-02');
    expect(comparedDay('2026-06-30', '2026-05-01', null)).toBe('2026-05-01');
  });
});

it('a comparison that is none is refused with its value and what would do', () => {
  expect(comparison.safeParse('yesterday').error?.issues[0]?.message).toBe(
    '"yesterday" is nothing to compare with. Write previous, week, 4weeks or a day such as 2026-03-31.',
  );
  expect(comparison.safeParse('2026-03-31').success).toBe(true);
});

it('a list of whose is one of them, or all', () => {
  expect(['own', 'competitor', 'own,competitor', 'x', ''].map((raw) => ownField.parse(raw))).toEqual([
    ...['own', 'competitor', 'all', 'all', 'all'],
  ]);
});

it('an address says what it can, and is what the page opens with in all else', () => {
  const fields = { days: field(whole(1, 366, 28), null), brand: listField, own: ownField, q: field(text(), '') };
  expect(readAddress(fields, {})).toEqual({ days: null, brand: [], own: 'all', q: '' });
  const given = { days: '0', brand: ['a,b', 'c'], q: 'x'.repeat(301), other: '1' };
  expect(readAddress(fields, given)).toEqual({ days: null, brand: ['a', 'b'], own: 'all', q: '' });
  expect(fields.q.schema?.safeParse(given.q).error?.issues[0]?.message).toBe('The text is longer than 300 characters.');
});
