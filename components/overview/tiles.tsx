'use client';

import { type Context, dataOf } from '@/components/overview/context';
import { unknownTo } from '@/components/overview/known-filters';
import type { Point } from '@/components/overview/sparkline';
import { Tile } from '@/components/overview/tile';
import { tileHref, tileSince } from '@/components/overview/tile-links';
import { TILES } from '@/components/overview/tile-list';
import type { Points } from '@/components/overview/use-points';
import { SHARED_NAMES } from '@/components/page/facet-words';

const NO_POINTS: readonly Point[] = [];

/** The five numbers of the day. */
export function Tiles({ context, points }: { context: Context; points: Points }) {
  return (
    <dl className="grid grid-cols-2 gap-x-4 border-line border-y sm:grid-cols-3 lg:grid-cols-5 print:grid-cols-5">
      {TILES.map((tile) => {
        const state = tile.state(context);
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
