import { expect, it } from 'vitest';
import { prepareMatrix } from '@/components/visibility/prepare-matrix';
import { prepareScores } from '@/lib/client/visibility/prepare-scores';
import { at, item } from '@/lib/client/visibility/test-items';

const missed = { target: 25, is_target_met: false };

it('puts key sources on top, then those that miss most', () => {
  const { all } = prepareScores([
    item({ visibility_source_id: 1, visibility_source_name: 'met' }, at()),
    item({ visibility_source_id: 2, visibility_source_name: 'missed' }, at(missed)),
    item({ visibility_source_id: 3, visibility_source_name: 'key', is_power_visibility_source: true }, at()),
  ]);
  const names = prepareMatrix(all).rows.map((row) => row.item.visibility_source_name);
  expect(names).toEqual(['key', 'missed', 'met']);
});
