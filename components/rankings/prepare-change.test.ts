import { expect, it } from 'vitest';
import { prepareChange } from '@/components/rankings/prepare-change';
import { collectedShelves } from '@/lib/client/rankings/prepare-movers';
import { prepareRankings } from '@/lib/client/rankings/prepare-rankings';
import { place, product, UNRANKED } from '@/lib/client/rankings/test-rows';
import type { SearchProduct } from '@/lib/contract/visibility-search-by-product';

const aimed = (combined_position: number, is_on_target: boolean, page_no = 1) =>
  place({ combined_position, page_no, target: 3, is_on_target });
const SILENT = place({ ...UNRANKED, is_no_data: true, target: 3 });
const NOWHERE = place({ ...UNRANKED, target: 3, is_on_target: false });

function change(before: SearchProduct[], now: SearchProduct[]) {
  const days = { now: prepareRankings(now), before: prepareRankings(before) };
  const collected = { now: collectedShelves(days.now), before: collectedShelves(days.before) };
  return prepareChange(days, collected, { day: '2026-06-23', basis: 'page', judged: 'page', accepts: () => true });
}

it('counts what both days have, and names beside it what came and what went', () => {
  const before = [product('P', [aimed(9, false)]), product('Q', [aimed(2, true)]), product('gone', [aimed(1, true)])];
  const now = [product('P', [aimed(2, true)]), product('Q', [aimed(7, false)]), product('new', [aimed(1, true)])];
  expect(change(before, now)).toMatchObject({
    met: { now: 1, before: 1, of: 2 },
    distance: { now: 4, before: 6, of: 2 },
    pageOne: { now: 3, before: 3, of: 1 },
    rivals: { now: 1, before: 1, of: 1 },
    entered: 1,
    left: 1,
  });
});

it('says nothing of a keyword that one day did not collect', () => {
  const { met, pageOne } = change([product('P', [SILENT])], [product('P', [aimed(1, true)])]);
  expect([met.of, pageOne]).toEqual([0, { now: 0, before: 0, of: 0 }]);
});

it('has no distance where a day has no rank, though the verdict counts', () => {
  const { met, distance } = change([product('P', [NOWHERE])], [product('P', [aimed(5, false, 2)])]);
  expect([met.of, distance.of]).toEqual([1, 0]);
});
