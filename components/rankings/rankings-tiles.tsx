'use client';

import { type TileExtra, Tiles } from '@/components/layout/tiles';
import { tilesByName } from '@/components/layout/tiles-by-name';
import type { RankingsState } from '@/components/rankings/page';
import type { Format } from '@/lib/client/format/format';
import { useFormat } from '@/lib/client/format/use-format';
import type { AnswerState } from '@/lib/client/query/use-answer';
import { STAKE_RANKS } from '@/lib/datasets/ranks/filters';
import type { Tile } from '@/lib/queries/shared/tiles';

interface RankingsTilesProps {
  state: RankingsState;
  tiles: AnswerState<Tile[]>;
}

/** Own SKUs on page one and on target, share of page one, and what was lost or is at stake, each with its base. */
export function RankingsTiles({ state, tiles }: RankingsTilesProps) {
  const { address, set, dates } = state;
  const format = useFormat();
  const figures = tilesByName(tiles);
  const { lost, on_page_one, on_target, page_one_share, keywords, retailers, gained, rival_ranks } =
    Object.fromEntries(figures);
  // Tiles count all rows, not only those that a link selects.
  const allRows = { only: null, only_shelf: null };
  const hasAllRows = address.only === null && address.only_shelf === null;
  const baseOf = (figure: Tile | undefined) => `of ${format.integer(figure?.whole ?? 0)}`;
  const toChanges = (of: RankingsState['address']['of'], label: string): TileExtra['filter'] => {
    const active = address.view === 'changes' && address.of === of && address.target.length === 0;
    const onToggle = () => set(active ? { of: null } : { view: 'changes', of, target: null, ...allRows });
    return { label, active, onToggle };
  };
  // Own SKUs are counted, or those of the selected brands if none of them is own.
  const hasRivals = (rival_ranks?.value ?? 0) > 0;
  const isMissed = hasAllRows && address.target.includes('missed');
  const extra: Record<string, TileExtra> = {
    on_page_one: {
      note: [
        baseOf(on_page_one),
        keywords?.value == null || retailers?.value == null
          ? ''
          : `${format.count(keywords.value, 'keyword')}, ${format.count(retailers.value, 'retailer')}`,
      ]
        .filter(Boolean)
        .join(' · '),
      filter: {
        label: 'Show the ranks',
        active: address.view === 'all' && hasAllRows && address.target.length === 0,
        onToggle: () =>
          set({
            ...{ view: 'all', target: null, ...allRows },
            own: address.own === 'all' && !hasRivals ? 'own' : address.own,
          }),
      },
    },
    on_target: {
      note: baseOf(on_target),
      filter: {
        label: 'Show the ranks that miss their target',
        active: isMissed,
        onToggle: () => set(isMissed ? { target: null } : { view: 'all', target: ['missed'], ...allRows }),
      },
    },
    page_one_share: {
      note: `${format.integer(page_one_share?.part ?? 0)} of ${format.count(page_one_share?.whole ?? 0, 'tracked product')}`,
    },
    lost: {
      note: lost?.value == null ? 'not collected on both days' : changesNote(lost, gained, format),
      filter: toChanges('lost', 'Show the SKUs that lost page one'),
    },
    at_stake: {
      note: `last ${format.integer(STAKE_RANKS)} ranks of page one`,
      filter: toChanges('at_stake', 'Show the SKUs that are at stake'),
    },
  };
  return <Tiles state={tiles} extra={extra} against={format.day(dates.against)} />;
}

/** "3 for power keywords · 4 gained" */
function changesNote({ value, part }: Tile, gained: Tile | undefined, format: Format): string {
  const ofPower = value ? `${format.integer(part)} for power keywords · ` : '';
  return `${ofPower}${format.integer(gained?.value)} gained`;
}
