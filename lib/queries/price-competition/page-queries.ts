import { competitions } from '@/lib/datasets/competitions/view';
import { daysQuery } from '@/lib/queries/shared/days';
import { dictionaryQuery } from '@/lib/queries/shared/dictionary';
import { facetsQuery } from '@/lib/queries/shared/facets';
import { dailyCompetitions } from '@/lib/queries/shared/planned-sets';
import { buckets } from './buckets';
import { periodNeeds } from './cells';
import { changes } from './changes';
import { historyFilters } from './filters';
import { bucketsOf } from './frame';
import { histories } from './histories';
import { lines } from './lines';
import { competitionParams } from './params';

const { page } = competitionParams;

export const days = daysQuery({
  name: 'price-competition/days',
  view: competitions,
  params: { page },
  requests: ({ page }) => page.map(dailyCompetitions),
});

/** The filter values of Price competition, with the number of competitions of each. */
export const facets = facetsQuery({
  name: 'price-competition/facets',
  params: competitionParams,
  needs: periodNeeds,
  filtering: historyFilters,
  rows: async (params, run) => histories({ params, frame: await bucketsOf(params, run), run, isPeriodOnly: true }),
});

export const dictionary = dictionaryQuery('price-competition/dictionary', competitions.measures, [
  lines,
  changes,
  buckets,
]);
