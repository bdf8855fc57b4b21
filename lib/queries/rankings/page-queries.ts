import { rankDays } from '@/lib/datasets/ranks/rank-days';
import { ranks } from '@/lib/datasets/ranks/view';
import { daysQuery } from '@/lib/queries/shared/days';
import { dictionaryQuery } from '@/lib/queries/shared/dictionary';
import { facetsQuery } from '@/lib/queries/shared/facets';
import { all } from './all';
import { changes } from './changes';
import { matrix } from './matrix';
import { TODAY, todayNeeds } from './needs';
import { rankingsParams } from './params';
import { oncePerKeyword, rankRows } from './rank-rows';

const { position_type } = rankingsParams;

export const days = daysQuery({ name: 'rankings/days', view: ranks, params: { position_type } });

/** The filter values of Search rankings on a day, with the number of products by keyword and retailer of each. */
export const facets = facetsQuery({
  name: 'rankings/facets',
  params: rankingsParams,
  needs: todayNeeds,
  filtering: ranks,
  rows: async (params, run) => oncePerKeyword(params, await rankRows(params, run, [TODAY], true)),
});

export const dictionary = dictionaryQuery('rankings/dictionary', rankDays.measures, [changes, matrix, all]);
