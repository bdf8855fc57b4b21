import type { PreloadOf } from '@/components/layout/preload';
import {
  LISTINGS_SHOWN,
  listingsParams,
  MATRIX_STEP,
  movesParams,
  offersParams,
  type prices,
  tableParams,
} from '@/components/prices/page';
import { firstWindow, textOf } from '@/lib/client/query/table-window';

export const preload: PreloadOf<typeof prices> = (load, { params, address, search }) => {
  const { view, moved } = address;
  const ofListings = { ...listingsParams(params), limit: LISTINGS_SHOWN };
  const first = [
    load('prices/tiles', params),
    load('prices/retailers', params),
    load('prices/movers', params),
    load('prices/moves', movesParams(params)),
    load('prices/stock', ofListings),
    load('prices/buybox', ofListings),
  ];
  if (view === 'matrix') {
    const ofTable = { ...tableParams(params, address), search: textOf(search.matrix_search) };
    return [...first, load('prices/matrix', { ...ofTable, limit: MATRIX_STEP })];
  }
  if (view === 'offers' || view === 'above')
    return [...first, load('prices/offers', firstWindow(offersParams(params, address), search, view))];
  // Flash prices cost calls of the service, which a user starts.
  if (view === 'changes' && moved !== 'flash')
    return [
      ...first,
      load('prices/changes', firstWindow({ ...tableParams(params, address), moved }, search, 'changes')),
    ];
  return first;
};
