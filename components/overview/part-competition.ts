import { together } from '@/components/overview/compared';
import { type EarlierCells, earlierCells } from '@/components/overview/competition-cells';
import { type Context, dataOf, itsValue } from '@/components/overview/context';
import { pairsOf, shownPairs } from '@/components/overview/shown-pairs';
import type { Point } from '@/components/overview/sparkline';
import { bandDays, bandTile } from '@/components/overview/tile-band';
import type { TileData } from '@/components/overview/tile-data';
import type { Pair } from '@/lib/client/competition/pair';
import { mapContent, type PanelState } from '@/lib/client/panel-state';

export function bandTileState(context: Context): PanelState<TileData> {
  const before = dataOf(cellsBefore(context));
  return mapContent(pairsByPage(context), (pairs) => bandTile(pairs.flat(), before, context.reading.format));
}

/** What the competitions were on the earlier day: out of their own answers, or out of those that reach further back. */
export function cellsBefore(context: Context): PanelState<EarlierCells> {
  const { before, days } = context.answers;
  const byPage = pairsByPage(context);
  const further = before.competition && allPairs(before.competition);
  if (byPage.kind !== 'content') return byPage;
  if (further && further.kind !== 'content') return further;
  return mapContent(byPage, (pages) => {
    const cells = pages.map((pairs, at) =>
      earlierCells(pairs, days.against.prices ?? '', further && (further.data[at] ?? [])),
    );
    return new Map(cells.flatMap((its) => [...its]));
  });
}

/** All competitions of each answer, whatever the filters. */
function allPairs(states: Context['answers']['now']['competition']): PanelState<readonly (readonly Pair[])[]> {
  // Asked for once the day itself is there.
  if (states.length === 0) return { kind: 'loading' };
  return together(states.map((state) => mapContent(itsValue(state), ({ competitions }) => pairsOf(competitions))));
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
    mapContent(itsValue(state), ({ competitions }) => shownPairs(pairsOf(competitions), filters)),
  );
  return states.length === 0 ? { kind: 'loading' } : together(states);
}
