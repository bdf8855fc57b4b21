import { VISIBILITY_TYPES } from '@/lib/contract/params';
import { shelfDays } from '@/lib/datasets/listings/shelf-days';
import { listings } from '@/lib/datasets/listings/view';
import { scores } from '@/lib/datasets/scores/view';
import { daysQuery } from '@/lib/queries/shared/days';
import { dictionaryQuery } from '@/lib/queries/shared/dictionary';
import { facetsQuery } from '@/lib/queries/shared/facets';
import { shelfScores } from '@/lib/queries/shared/planned-sets';
import { choice } from '../params';
import { listedRows } from './listed-rows';
import { listedNeeds } from './needs';
import { shelfParams } from './params';
import { shelf } from './shelf';

/** The days with scores, which name the shelves that can be opened. */
export const days = daysQuery({
  name: 'shelf/days',
  view: scores,
  params: { visibility_type: choice(VISIBILITY_TYPES, 'SEARCH') },
  requests: ({ visibility_type }) => [shelfScores(visibility_type)],
});

/** The filter values of a shelf, with the number of listings of each. */
export const facets = facetsQuery({
  name: 'shelf/facets',
  params: shelfParams,
  needs: listedNeeds,
  filtering: listings,
  rows: listedRows,
});

const { share, target_share } = scores.measures;

export const dictionary = dictionaryQuery(
  'shelf/dictionary',
  { ...shelfDays.measures, share, target_share, ...listings.measures },
  [shelf],
);
