import { expect, it } from 'vitest';
import { changeWords, itemsByKind } from '@/components/overview/standing';
import { problem, standing } from '@/components/overview/test-problems';
import { createFormat } from '@/lib/client/format/format';

const format = createFormat('en');

it('counts the items of a retailer by kind', () => {
  expect(itemsByKind(standing(), format)).toBe('41 ranks, 2 others');
  const lines = [
    problem({ rule: 'rating_below_target', items: 1 }),
    problem({ rule: 'search_share_below_target', items: 14 }),
    problem({ rule: 'rating_fallen', items: 2 }),
  ];
  expect(itemsByKind({ items: 17, lines }, format)).toBe('14 search shares, 3 ratings');
});

it.each([
  [43, 46, '3 fewer than a week ago'],
  [47, 46, '1 more than a week ago'],
  [46, 46, 'as a week ago'],
  [46, null, ''],
])('compares %i items with %s a week ago: %s', (items, items_before, words) => {
  expect(changeWords({ items, items_before }, format)).toBe(words);
});
