import { expect, it } from 'vitest';
import { changeOf, prepareChange } from '@/components/visibility/prepare-change';
import { prepareScores } from '@/lib/client/visibility/prepare-scores';
import { at, item } from '@/lib/client/visibility/test-items';

const missed = { target: 25, is_target_met: false };

it('compares like for like: what is on one day alone moves nothing', () => {
  const lost = at({ retailer_code: 'gone_de' });
  const fresh = at({ retailer_code: 'new_de' });
  const now = prepareScores([item({}, at({ score: 30, own_product_count: 6 }), fresh)]).all;
  const before = prepareScores([item({}, at(missed), lost)]).all;
  const change = prepareChange(now, before, '2026-06-23', 100);
  expect(change.met).toEqual({ now: { count: 1, of: 1 }, before: { count: 0, of: 1 } });
  expect(change.own).toEqual({ now: { count: 6, of: 20 }, before: { count: 4, of: 20 } });
  expect([change.near.now.count, change.near.before.count]).toEqual([0, 1]);
  expect([change.entered, change.left]).toEqual([1, 1]);
  expect(now.map((score) => changeOf(score, change))).toEqual([10, null]);
});
