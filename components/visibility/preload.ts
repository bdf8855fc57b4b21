import type { Load, PreloadOf } from '@/components/layout/preload';
import {
  MATRIX_STEP,
  scoresParams,
  shownView,
  type VisibilityAddress,
  type VisibilityParams,
  type visibility,
} from '@/components/visibility/page';
import type { Search } from '@/lib/client/address/address';
import { firstWindow } from '@/lib/client/query/table-window';

export const preload: PreloadOf<typeof visibility> = (load, { params, address, search }) => [
  load('visibility/tiles', params),
  load('visibility/brand-trend', { ...params, own: 'all' }),
  load('visibility/retailers', params),
  preloadView(load, params, address, search),
];

async function preloadView(
  load: Load,
  params: VisibilityParams,
  { view, only }: VisibilityAddress,
  search: Search,
): Promise<void> {
  const currentView = shownView(view, await load('visibility/distances', params));
  if (currentView === 'brands') await load('visibility/spots', params);
  else if (currentView === 'matrix') await load('visibility/matrix', { ...params, limit: MATRIX_STEP });
  else if (currentView === 'positions') await load('visibility/positions', { ...params, limit: MATRIX_STEP });
  else await load('visibility/scores', firstWindow(scoresParams(params, currentView, { only }), search, 'scores'));
}
