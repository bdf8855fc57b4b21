'use client';

import { PageSettings } from '@/components/layout/page-settings';
import type { RankingsState } from '@/components/rankings/page';
import { BASIS_WORDS, POSITION_WORDS } from '@/components/rankings/words';
import { Segmented } from '@/components/ui/segmented';
import { POSITION_TYPES } from '@/lib/contract/params';
import { basisOf, RANK_BASES } from '@/lib/queries/rankings/params';

const POSITIONS = POSITION_TYPES.map((value) => ({ value, label: POSITION_WORDS[value] }));
const BASES = RANK_BASES.map((value) => ({ value, label: BASIS_WORDS[value] }));

/** Chooses the position type, and how ranks are counted. */
export function Settings({ state: { address, set } }: { state: RankingsState }) {
  const { position_type } = address;
  const judged = basisOf({ position_type, rank: 'judged' });
  return (
    <PageSettings caption="On the page, organic and sponsored results are counted together. Verdicts are those of the service, and do not change with the count.">
      <Segmented
        label="Positions"
        options={POSITIONS}
        value={position_type}
        // Each type has its own rank that the service compares with targets.
        onChange={(type) => set({ position_type: type, rank: null })}
      />
      <Segmented
        label="Ranks"
        options={BASES}
        value={basisOf(address)}
        onChange={(rank) => set({ rank: rank === judged ? null : rank })}
      />
    </PageSettings>
  );
}
