import { together } from '@/components/overview/compared';
import { type Context, dataOf, itsValue } from '@/components/overview/context';
import { pairsOf, select } from '@/components/overview/prepared';
import type { Point } from '@/components/overview/sparkline';
import { bandDays, bandTile } from '@/components/overview/tile-band';
import type { TileData } from '@/components/overview/tile-data';
import type { Pair } from '@/lib/client/competition/pair';
import { mapContent, type PanelState } from '@/lib/client/panel-state';

export function bandTileState(context: Context): PanelState<TileData> {
  const { answers, reading } = context;
  return mapContent(pairsByPage(context), (pairs) =>
    bandTile(pairs.flat(), answers.days.against.prices, reading.format),
  );
}

/** The days of the answer itself: this one endpoint is a time series. */
export function bandPoints(context: Context): readonly Point[] {
  return bandDays(dataOf(pairsByPage(context))?.flat() ?? []);
}

/** The competitions that the filters leave, a list for each page. */
export function pairsByPage({ answers, pages, filters }: Context): PanelState<readonly (readonly Pair[])[]> {
  if (pages.length === 0)
    return {
      kind: 'guidance',
      reason: 'not-collected',
      text: 'No page of competitions is known. Open Price competition and enter the number of one.',
    };
  const states = answers.now.competition.map((state) =>
    mapContent(itsValue(state), ({ competitions }) => select.pairs(pairsOf(competitions), filters)),
  );
  return states.length === 0 ? { kind: 'loading' } : together(states);
}
