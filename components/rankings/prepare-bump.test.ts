import { expect, it } from 'vitest';
import { place, product, UNRANKED } from '@/lib/client/rankings/test-rows';
import { dayRanks } from './day-ranks';
import { prepareBump } from './prepare-bump';

const at = (combined_position: number, page_no = 1) => place({ combined_position, page_no });

it('a line has its rank of each day, and a gap where nothing is kept, collected or ranked', () => {
  const days = [
    { day: '2026-06-01', ranks: dayRanks([product('P', [at(2)]), product('Q', [at(1)])]) },
    { day: '2026-06-02', ranks: null },
    { day: '2026-06-03', ranks: dayRanks([product('P', [place({ ...UNRANKED, is_no_data: true })])]) },
    { day: '2026-06-04', ranks: dayRanks([product('P', [place(UNRANKED)]), product('Q', [at(3)])]) },
  ];
  const bump = prepareBump(days, { shelf: 'shop|1', chosen: ['shop|P'], basis: 'page' });
  expect(bump.chosen).toMatchObject([{ product: 'shop|P', ranks: [2, null, null, null] }]);
  expect(bump.others).toMatchObject([{ product: 'shop|Q', ranks: [1, null, null, 3] }]);
  expect([bump.collected, bump.pageOneEnd]).toEqual([2, 3]);
});
