import { nothing } from '@/components/overview/compared';
import { type Context, dataOf, itsValue, rowsOf } from '@/components/overview/context';
import type { TileData } from '@/components/overview/tile-data';
import { ratingTile } from '@/components/overview/tile-rating';
import { oncePer, oncePerTwo } from '@/lib/client/once-per';
import { mapContent, type PanelState } from '@/lib/client/panel-state';
import { comparedPeriod } from '@/lib/client/period';
import { prepareScores } from '@/lib/client/scorecards/prepare-scores';
import { prepareSkuFacts } from '@/lib/client/scorecards/prepare-sku-facts';
import { selectScores } from '@/lib/client/scorecards/select-scores';
import type { PriceItem } from '@/lib/contract/price';
import type { ScorecardRow } from '@/lib/contract/scorecard';

const NO_PRICES: readonly PriceItem[] = [];

/** What the prices know of each SKU. */
export const factsOf = oncePer(prepareSkuFacts);
const ratingsOf = oncePerTwo(prepareScores);

export function ratingTileState(context: Context): PanelState<TileData> {
  const { answers, reading } = context;
  const before = dataOf(itsValue(answers.before.scorecards));
  return mapContent(
    itsValue(answers.now.scorecards),
    (rows) => ratingTile(scoresWith(context, rows), before && scoresWith(context, before), reading),
    (rows) => (rows.length > 0 ? null : nothing('ratings', periodWords(context).now)),
  );
}

/** The two ranges in words. */
export function periodWords({ answers: { period }, reading: { format } }: Context) {
  const earlier = period && comparedPeriod(period, 'before');
  return {
    now: `${format.day(period?.start_date)} to ${format.day(period?.end_date)}`,
    before: `${format.day(earlier?.start_date)} to ${format.day(earlier?.end_date)}`,
  };
}

/** The rows of an answer that the filters leave, joined with what the prices know of their SKUs. */
export function scoresWith({ answers, filters }: Context, rows: readonly ScorecardRow[]) {
  const facts = factsOf(dataOf(rowsOf(answers.now.prices)) ?? NO_PRICES);
  return selectScores(ratingsOf(rows, facts), filters).items;
}
