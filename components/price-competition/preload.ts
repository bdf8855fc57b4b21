import type { PreloadOf } from '@/components/layout/preload';
import {
  type competition,
  HEAT_STEP,
  hasMainPrices,
  linesParams,
  movesParams,
  worstParams,
} from '@/components/price-competition/page';

export const preload: PreloadOf<typeof competition> = (load, { params, address }) => {
  const { view } = address;
  const first = [load('price-competition/tiles', params), load('price-competition/summary', params)];
  if (view === 'changes' || view === 'buckets') return first;
  return [
    ...first,
    load('price-competition/lines', { ...linesParams(params, address), limit: HEAT_STEP }),
    load('price-competition/retailers', params),
    load('price-competition/changes', movesParams(params)),
    ...(hasMainPrices(params) ? [load('price-competition/main-prices', params)] : []),
    load('price-competition/lines', worstParams(params, address)).then((worst) => {
      const id = worst?.rows[0]?.id;
      return id === undefined ? null : load('price-competition/line', { ...params, id });
    }),
  ];
};
