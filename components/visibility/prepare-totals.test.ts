import { expect, it } from 'vitest';
import { changeOf, prepareChange } from '@/components/visibility/prepare-change';
import { prepareMatrix } from '@/components/visibility/prepare-matrix';
import { prepareScores } from '@/components/visibility/prepare-scores';
import { prepareTotals } from '@/components/visibility/prepare-totals';
import { at, item, scoresAt } from '@/components/visibility/test-items';

const missed = { target: 25, is_target_met: false };
const unknown = { score: null, own_product_count: null, is_target_met: null };

it('counts targets met of the scores that have a verdict, and says how many have none', () => {
  const { all, scale } = scoresAt({}, missed, unknown, { target: null, is_target_met: null });
  const totals = prepareTotals(all, scale);
  expect(totals.met).toEqual({ count: 1, of: 2 });
  expect(totals.open).toBe(2);
  expect(totals.near).toEqual({ count: 1, of: 1 });
});

it('counts a shelf once, however many own brands stand on it', () => {
  const { all, scale } = prepareScores([
    item({}, at()),
    item({ searched_brand: 'Second' }, at({ own_product_count: 1, score: 5 })),
    item({ searched_brand: 'Rival', is_own_brand: false }, at({ own_product_count: 9, score: 45 })),
  ]);
  expect(prepareTotals(all, scale).own).toEqual({ count: 5, of: 20 });
});

it('puts key sources on top, then those that miss most', () => {
  const { all } = prepareScores([
    item({ visibility_source_id: 1, visibility_source_name: 'met' }, at()),
    item({ visibility_source_id: 2, visibility_source_name: 'missed' }, at(missed)),
    item({ visibility_source_id: 3, visibility_source_name: 'key', is_power_visibility_source: true }, at()),
  ]);
  const names = prepareMatrix(all).rows.map((row) => row.item.visibility_source_name);
  expect(names).toEqual(['key', 'missed', 'met']);
});

it('compares like for like: what is on one day alone moves nothing', () => {
  const lost = at({ retailer_code: 'gone_de' });
  const fresh = at({ retailer_code: 'new_de' });
  const now = prepareScores([item({}, at({ score: 30, own_product_count: 6 }), fresh)]).all;
  const before = prepareScores([item({}, at(missed), lost)]).all;
  const change = prepareChange(now, before, '2026-06-23');
  expect(change.met).toEqual({ now: { count: 1, of: 1 }, before: { count: 0, of: 1 } });
  expect([change.entered, change.left]).toEqual([1, 1]);
  expect(now.map((score) => changeOf(score, change))).toEqual([10, null]);
});
