import { scores as view } from '@/lib/datasets/scores/view';
import { daysQuery } from '@/lib/queries/shared/days';
import { dictionaryQuery } from '@/lib/queries/shared/dictionary';
import { facetsQuery } from '@/lib/queries/shared/facets';
import { matrix, positions } from './matrix';
import { TODAY, todayNeed } from './needs';
import { visibilityParams } from './params';
import { scores } from './scores';

const { visibility_type } = visibilityParams;

export const days = daysQuery({ name: 'visibility/days', view, params: { visibility_type } });

/** The filter values of Visibility on a day, with the number of scores of each. */
export const facets = facetsQuery({
  name: 'visibility/facets',
  params: visibilityParams,
  needs: (params) => [todayNeed(params)],
  filtering: view,
  rows: (_, run) => run.from(TODAY),
});

export const dictionary = dictionaryQuery('visibility/dictionary', view.measures, [scores, matrix, positions]);
