import { together } from '@/components/overview/compared';
import { type Context, dataOf, itsValue, rowsOf } from '@/components/overview/context';
import { findBandChanges } from '@/components/overview/find-band-changes';
import type { Finding } from '@/components/overview/finding';
import { factsOf, pairsOf, select } from '@/components/overview/prepared';
import type { Point } from '@/components/overview/sparkline';
import { bandDays, bandTile } from '@/components/overview/tile-band';
import type { TileData } from '@/components/overview/tile-data';
import type { Pair } from '@/lib/client/competition/pair';
import { mapContent, type PanelState } from '@/lib/client/panel-state';
import { flagWords } from '@/lib/client/shared-filters';
import type { PriceItem } from '@/lib/contract/price';

const NO_PRICES: readonly PriceItem[] = [];

/** Prices that left their target band, or came back into it, on every page of competitions that is known. */
export function bandFindings(context: Context): PanelState<readonly Finding[]> {
  const { answers, pages, filters, reading } = context;
  const { period } = answers;
  const facts = factsOf(dataOf(rowsOf(answers.now.prices)) ?? NO_PRICES);
  const isPower = (sku: string | null) => {
    const words = (sku && facts.get(sku)?.words.power) || [];
    return words.includes('yes') ? true : words.includes('no') ? false : null;
  };
  return mapContent(pairsByPage(context), (byPage) =>
    byPage.flatMap((pairs, at) => {
      const page = pages[at];
      if (!page || !period) return [];
      const name = pages.length > 1 ? page.name : '';
      const against = answers.days.against.prices ?? '';
      const found = findBandChanges(pairs, { ...reading, against, page: { id: page.id, name }, period, isPower });
      return found.filter(({ heavy }) => passesPower(heavy, filters.power));
    }),
  );
}

export function bandTileState(context: Context): PanelState<TileData> {
  const { answers, reading } = context;
  return mapContent(pairsByPage(context), (pairs) =>
    bandTile(pairs.flat(), answers.days.against.prices, reading.format),
  );
}

function passesPower(heavy: boolean | null, power: readonly string[]): boolean {
  return power.length === 0 || flagWords(heavy, 'yes', 'no').some((word) => power.includes(word));
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
