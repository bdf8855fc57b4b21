import { offers as view } from '@/lib/datasets/offers/view';
import { dictionaryQuery } from '@/lib/queries/shared/dictionary';
import { buybox } from './buybox';
import { changes } from './changes';
import { flash } from './flash';
import { matrix } from './matrix';
import { moves } from './moves';
import { offers } from './offers';
import { promotionShares } from './promotion-shares';
import { promotions } from './promotions';
import { stock } from './stock';

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
