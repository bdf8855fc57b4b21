'use client';

import { type TileExtra, Tiles } from '@/components/layout/tiles';
import { tilesByName } from '@/components/layout/tiles-by-name';
import { targetFilter, type VisibilityState } from '@/components/visibility/page';
import { useFormat } from '@/lib/client/format/use-format';
import type { AnswerState } from '@/lib/client/query/use-answer';
import { POSITION_WORDS, TYPE_WORDS } from '@/lib/datasets/scores/filters';
import type { Tile } from '@/lib/queries/shared/tiles';

/** The position types in the order of their tiles. */
const SHARES = ['OVERALL', 'ORGANIC', 'SPONSORED'] as const;

interface VisibilityTilesProps {
  state: VisibilityState;
  tiles: AnswerState<Tile[]>;
}

/** Shares of all, organic and sponsored positions with targets, targets met, and targets that miss one listing. */
export function VisibilityTiles({ state, tiles }: VisibilityTilesProps) {
  const { address, set, dates } = state;
  const format = useFormat();
  const figures = tilesByName(tiles);
  const power = figures.get('power_on_target');
  const open = figures.get('open')?.value ?? 0;
  const oneShort = figures.get('one_short');
  const shares = SHARES.map((kind): [string, TileExtra] => {
    const name = kind.toLowerCase();
    const { part = null, whole = null } = figures.get(name) ?? {};
    return [
      name,
      {
        title: kind === 'OVERALL' ? TYPE_WORDS[address.visibility_type].share : POSITION_WORDS[kind],
        target: figures.get(`${name}_target`)?.value ?? undefined,
        note: whole === null ? '' : `${format.integer(part)} of ${format.integer(whole)} listings`,
        filter: {
          label: `Show ${POSITION_WORDS[kind].toLowerCase()} positions`,
          active: address.position_type === kind,
          onToggle: () => set({ position_type: kind }),
        },
      },
    ];
  });
  const met = figures.get('on_target');
  const isMissed = address.target.includes('missed');
  const extra: Record<string, TileExtra> = {
    ...Object.fromEntries(shares),
    on_target: {
      note: [
        `${format.integer(met?.part ?? 0)} of ${format.integer(met?.whole ?? 0)}`,
        power?.whole ? `power ${format.integer(power.part)} of ${format.integer(power.whole)}` : '',
        open > 0 ? `${format.integer(open)} without data or target` : '',
      ]
        .filter(Boolean)
        .join(' · '),
      filter: {
        label: 'Show the scores that miss their target',
        active: isMissed,
        onToggle: () =>
          set(
            isMissed ? { target: null } : { target: ['missed'], own: targetFilter(state), view: 'scores', only: null },
          ),
      },
    },
    one_short: {
      note: `of ${format.integer(oneShort?.whole ?? 0)} below target`,
      filter: {
        label: 'Show the targets that one more listing would reach',
        active: address.view === 'one',
        onToggle: () => set({ view: oneShort?.value ? 'one' : null, target: null, only: null }),
      },
    },
  };
  return <Tiles state={tiles} extra={extra} against={format.day(dates.against)} />;
}
