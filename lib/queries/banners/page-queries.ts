import { banners } from '@/lib/datasets/banners/view';
import { daysQuery } from '@/lib/queries/shared/days';
import { dictionaryQuery } from '@/lib/queries/shared/dictionary';
import { facetsQuery } from '@/lib/queries/shared/facets';
import { booked } from './booked';
import { changes } from './changes';
import { labels } from './labels';
import { TODAY, todayNeed } from './needs';
import { bannersParams } from './params';
import { placements } from './placements';
import { runs } from './runs';
import { shares } from './shares';

export const days = daysQuery({ name: 'banners/days', view: banners, params: {} });

/** The filter values of Banners on a day, with the number of banners of each. */
export const facets = facetsQuery({
  name: 'banners/facets',
  params: bannersParams,
  needs: (params) => [todayNeed(params)],
  filtering: banners,
  rows: (_, run) => run.from(TODAY),
});

export const dictionary = dictionaryQuery('banners/dictionary', banners.measures, [
  shares,
  changes,
  runs,
  labels,
  placements,
  booked,
]);
