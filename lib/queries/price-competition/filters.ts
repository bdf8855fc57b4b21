import { columnText, flag, several, tagTexts } from '@/lib/datasets/compared';
import { cell } from '@/lib/datasets/competitions/cells';
import { competitionFilters } from '@/lib/datasets/competitions/filters';
import { filtering } from '@/lib/datasets/filtering';
import { chosenValues } from '@/lib/datasets/filters';
import { join, type Sql, sql } from '@/lib/metrics/sql';
import { keysOf } from '@/lib/metrics/view';
import type { Run } from '../query';
import type { Frame } from './frame';
import { histories, newest, now, TURN } from './histories';
import type { CompetitionParams } from './params';

/** The stated texts of both sides. */
function statedOf(...texts: readonly Sql[]) {
  return several(
    sql`arrayFilter(name -> name != '', [${join(texts.map((text) => sql`ifNull(toString(${text}), '')`))}])`,
  );
}

/** The filters of competitions, as conditions on a row of `histories`. */
export const historyFilters = filtering({
  filters: competitionFilters,
  compared: {
    retailer: statedOf(newest.base_retailer, newest.benchmark_retailer),
    brand: statedOf(newest.base_brand, newest.benchmark_brand),
    own: flag(newest.own, 'own', 'competitor'),
    base_retailer: columnText(newest.base_retailer),
    tag: several(tagTexts(sql`arrayConcat(${newest.base_tags}, ${newest.benchmark_tags})`)),
    verdict: columnText(sql`if(${now.index} IS NULL, 'NO_DATA', ifNull(toString(${now.verdict}), 'NOT_STATED'))`),
    since: columnText(TURN),
  },
  search: [
    newest.base_title,
    newest.benchmark_title,
    newest.retailer,
    newest.base_brand,
    newest.benchmark_brand,
    newest.csku_id,
    newest.barcode,
  ],
});

/** Returns the filters as a condition on cells. Reads no histories without a filter. */
export function isChosen(params: CompetitionParams, frame: Frame, run: Run): Sql {
  const isFiltered = keysOf(competitionFilters).some((name) => chosenValues(params[name]).length > 0);
  if (!isFiltered && params.q === '') return sql`true`;
  return sql`${cell.id} IN (SELECT id FROM ${histories({ params, frame, run })} WHERE ${historyFilters.where(params)})`;
}
