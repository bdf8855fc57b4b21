import type { PreloadOf } from '@/components/layout/preload';
import {
  comparedParams,
  firstTenParams,
  listingsParams,
  otherListingsParams,
  type shelf,
  shownView,
} from '@/components/shelf/page';
import { firstWindow } from '@/lib/client/query/table-window';

export const preload: PreloadOf<typeof shelf> = (load, { params, address, search, start }) => {
  const view = shownView(address);
  const newest = address.date === null ? null : start.opening;
  return [
    load('shelf/tiles', params),
    load('shelf/first-ten', firstTenParams(params, newest)),
    load('shelf/shelf', listingsParams(params)),
    ...(view === 'table' ? [load('shelf/shelf', firstWindow(comparedParams(params), search, 'listings'))] : []),
    ...(view === 'pair' ? [load('shelf/shelf', otherListingsParams(params))] : []),
    ...(view === 'shelf' ? [load('shelf/brands', comparedParams(params))] : []),
  ];
};
