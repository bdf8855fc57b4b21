'use client';

import { type Context, dataOf } from '@/components/overview/context';
import { unknownTo } from '@/components/overview/known-filters';
import { behind } from '@/components/overview/on-demand';
import { shareTileState } from '@/components/overview/part-visibility';
import type { Point } from '@/components/overview/sparkline';
import { Tile } from '@/components/overview/tile';
import type { TileData } from '@/components/overview/tile-data';
import { tileHref, tileSince } from '@/components/overview/tile-links';
import { TILES } from '@/components/overview/tile-list';
import type { TILE_READERS } from '@/components/overview/tile-readers';
import type { Points } from '@/components/overview/use-points';
import { SHARED_NAMES } from '@/components/page/facet-words';
import type { PanelState } from '@/lib/client/panel-state';
import { useFetched } from '@/lib/client/use-fetched';

const NO_POINTS: readonly Point[] = [];
/** Comes with the page; the others are fetched beside their data. */
const FIRST: Partial<typeof TILE_READERS> = { visibility: shareTileState };

/** The five numbers of the day. */
export function Tiles({ context, points }: { context: Context; points: Points }) {
  const readers = useFetched(behind);
  return (
    <dl className="grid grid-cols-2 gap-x-4 border-line border-y sm:grid-cols-3 lg:grid-cols-5 print:grid-cols-5">
      {TILES.map((tile) => {
        const read = readers?.TILE_READERS[tile.part] ?? FIRST[tile.part];
        const state: PanelState<TileData> = read ? read(context) : { kind: 'loading' };
        return (
          <Tile
            key={tile.part}
            tile={tile}
            state={state}
            href={tileHref(tile, context)}
            since={tileSince(tile, dataOf(state)?.change ?? null, context)}
            points={points[tile.part] ?? NO_POINTS}
            unfiltered={unknownTo(tile.part, context.filters)
              .map((facet) => SHARED_NAMES[facet].toLowerCase())
              .join(', ')}
          />
        );
      })}
    </dl>
  );
}
