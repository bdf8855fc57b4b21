import { VISIBILITY_TYPES } from '@/lib/contract/params';
import { scores } from '@/lib/datasets/scores/view';
import { daysQuery } from '@/lib/queries/shared/days';
import { choice } from '../params';

/** The days with scores, which name the shelves that can be opened. */
export const days = daysQuery({
  name: 'shelf/days',
  view: scores,
  params: { visibility_type: choice(VISIBILITY_TYPES, 'SEARCH') },
  requests: ({ visibility_type }) => [{ visibility_type, position_type: 'OVERALL', first_n_products: 20 }],
});
