import { offers as view } from '@/lib/datasets/offers/view';
import { daysQuery } from '@/lib/queries/shared/days';
import { dictionaryQuery } from '@/lib/queries/shared/dictionary';
import { facetsQuery } from '@/lib/queries/shared/facets';
import { PRICE_TYPE } from '@/lib/queries/shared/price-type';
import { buybox } from './buybox';
import { changes } from './changes';
import { flash } from './flash';
import { matrix } from './matrix';
import { moves } from './moves';
import { TODAY, todayNeed } from './needs';
import { offers } from './offers';
import { pricesParams } from './params';
import { promotionShares } from './promotion-shares';
import { promotions } from './promotions';
import { stock } from './stock';

/** Other prices of a day are collected only for days that a user opens, so they do not limit the days of the page. */
export const days = daysQuery({
  name: 'prices/days',
  view,
  params: {},
  requests: () => [{ calculation_type: PRICE_TYPE }],
});

/** The filter values of Prices on a day, with the number of offers of each. */
export const facets = facetsQuery({
  name: 'prices/facets',
  params: pricesParams,
  needs: (params) => [todayNeed(params)],
  filtering: view,
  rows: (_, run) => run.from(TODAY),
});

export const dictionary = dictionaryQuery('prices/dictionary', view.measures, [
  matrix,
  offers,
  moves,
  promotions,
  promotionShares,
  stock,
  buybox,
  changes,
  flash,
]);
