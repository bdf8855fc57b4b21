import { describe, expect, it } from 'vitest';
import {
  countOf,
  scoresParams,
  shownView,
  visibilityAsked,
  visibilityDates,
  visibilityFields,
} from '@/components/visibility/visibility-params';
import { readAddress } from '@/lib/client/address';

const initial = readAddress(visibilityFields, {});
const rows = (missed: Record<number, number>) => ({
  rows: Object.entries(missed).map(([to_spare, count]) => ({ to_spare: Number(to_spare), met: 0, missed: count })),
});

describe('the address of Visibility', () => {
  it('is read as the links and saved views of all pages write it', () => {
    const given = { retailer: 'A%2C B,C', own: 'own', target: 'missed', against: '2026-06-24', days: '91' };
    expect(readAddress(visibilityFields, { ...given, view: 'scores', position_type: 'ORGANIC' })).toEqual({
      ...initial,
      retailer: ['A, B', 'C'],
      own: 'own',
      target: ['missed'],
      against: '2026-06-24',
      days: 91,
      view: 'scores',
      position_type: 'ORGANIC',
    });
  });

  it('falls back where a value is none', () => {
    const none = {
      date: '2026-02-30',
      days: '0',
      view: 'x',
      against: 'x',
      position_type: 'PAID',
      own: 'own,competitor',
    };
    expect(readAddress(visibilityFields, { ...none, first_n_products: 'a' })).toEqual(initial);
  });
});

it('opens on the missed targets that fewest listings would reach, and on all scores where none is missed', () => {
  expect(shownView(initial, rows({ [-1]: 3, [-2]: 1 }))).toBe('one');
  expect(shownView(initial, rows({ [-1]: 0, [-2]: 0, [-3]: 2, [-5]: 1 }))).toBe('more');
  expect(countOf('more', rows({ [-3]: 2, [-5]: 1, 0: 9 }))).toBe(3);
  expect(shownView(initial, rows({ 0: 9 }))).toBe('scores');
  expect(shownView({ view: 'matrix' }, rows({ [-1]: 3 }))).toBe('matrix');
  expect(shownView(initial, null)).toBe('one');
});

it('missed targets are told of own brands, and the list of all scores has every brand', () => {
  const asked = visibilityAsked(initial, visibilityDates(initial, null, '2026-06-30'));
  expect(asked).toMatchObject({ date: '2026-06-30', against: '2026-06-29', visibility_type: 'SEARCH' });
  expect(scoresParams(asked, 'two')).toMatchObject({ needed: ['2'], of: 'aim' });
  expect(scoresParams(asked, 'scores')).toMatchObject({ needed: [], of: 'all' });
});
