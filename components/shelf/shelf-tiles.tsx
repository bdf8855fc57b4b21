'use client';

import { type TileExtra, Tiles } from '@/components/layout/tiles';
import { tilesByName } from '@/components/layout/tiles-by-name';
import type { ShelfState } from '@/components/shelf/page';
import { type ShelfRow, shortName } from '@/components/shelf/words';
import { useFormat } from '@/lib/client/format/use-format';
import type { AnswerState } from '@/lib/client/query/use-answer';
import type { Tile } from '@/lib/queries/shared/tiles';
import type { TableAnswer } from '@/lib/queries/table';

interface ShelfTilesProps {
  state: ShelfState;
  tiles: AnswerState<Tile[]>;
  listings: AnswerState<TableAnswer<ShelfRow>>;
}

/** Note of a figure that the data does not have. */
const UNKNOWN = 'not known for this day';
/** Longest name on one line of a tile on a phone, in letters. */
const LONGEST = 22;

/** Own products among the first, the score and its target, and the best organic rank, sponsored and out of stock products. */
export function ShelfTiles({ state, tiles, listings }: ShelfTilesProps) {
  const { address, set, dates } = state;
  const format = useFormat();
  const figures = tilesByName(tiles);
  const { own_in_first, share, target_share, best_organic } = Object.fromEntries(figures);
  const noteOf = (name: string) => figures.get(name)?.value === null && { note: UNKNOWN };
  const rows = listings.data?.rows ?? [];
  const best = rows.find(({ own, won, rank }) => own && won === 'organic' && rank === best_organic?.value);
  const toggle = (label: string, filter: { won?: string[]; stock?: string[] }): TileExtra['filter'] => {
    const { won = [], stock = [] } = filter;
    const active =
      address.own === 'own' && String(address.won) === String(won) && String(address.stock) === String(stock);
    return {
      label,
      active,
      onToggle: () => set(active ? { own: null, won: null, stock: null } : { own: 'own', won, stock }),
    };
  };
  const extra: Record<string, TileExtra> = {
    own_in_first: {
      note: own_in_first?.whole ? `of ${format.integer(own_in_first.whole)}` : UNKNOWN,
      filter: toggle('Show own listings', {}),
    },
    share: {
      ...(target_share?.value != null && { target: target_share.value }),
      note: share?.whole ? `${format.integer(share.part)} of ${format.integer(share.whole)} listings` : 'no score',
    },
    best_organic: { note: best ? shortened(shortName(best)) : '' },
    own_sponsored: {
      ...noteOf('own_sponsored'),
      filter: toggle('Show own sponsored listings', { won: ['sponsored'] }),
    },
    own_out_of_stock: {
      ...noteOf('own_out_of_stock'),
      filter: toggle('Show own listings out of stock', { stock: ['out'] }),
    },
  };
  // Ranks and scores give figures of days without listings, which the panel of the shelf offers to collect.
  const tilesState = tiles.kind === 'content' ? { ...tiles, coverage: [] } : tiles;
  return <Tiles state={tilesState} extra={extra} against={format.day(dates.against)} />;
}

/** Cuts a name, so that the height of the tile does not depend on it. */
function shortened(name: string): string {
  const letters = [...name];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('').trimEnd()}…` : name;
}
