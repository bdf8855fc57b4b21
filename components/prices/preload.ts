import type { PreloadOf } from '@/components/layout/preload';
import {
  LISTINGS_SHOWN,
  listingsParams,
  MATRIX_STEP,
  MOVES_SHOWN,
  offersParams,
  type prices,
  tableParams,
} from '@/components/prices/page';
import { firstWindow, textOf } from '@/lib/client/query/table-window';

export const preload: PreloadOf<typeof prices> = (load, { params, address, search }) => {
  const { view, moved } = address;
  const ofTable = tableParams(params, address);
  const ofListings = { ...listingsParams(params), limit: LISTINGS_SHOWN };
  const ofMatrix = { ...ofTable, search: textOf(search.matrix_search), limit: MATRIX_STEP };
  return [
    load('prices/tiles', params),
    load('prices/retailers', params),
    load('prices/movers', params),
    load('prices/moves', { ...params, limit: MOVES_SHOWN }),
    load('prices/stock', ofListings),
    load('prices/buybox', ofListings),
    ...(view === 'matrix' ? [load('prices/matrix', ofMatrix)] : []),
    ...(view === 'offers' || view === 'above'
      ? [load('prices/offers', firstWindow(offersParams(params, address), search, view))]
      : []),
    // Flash prices cost calls of the service, which a user starts.
    ...(view === 'changes' && moved !== 'flash'
      ? [load('prices/changes', firstWindow({ ...ofTable, moved }, search, 'changes'))]
      : []),
  ];
};
