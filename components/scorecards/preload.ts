import type { Load, PreloadOf } from '@/components/layout/preload';
import {
  fewParams,
  type ScorecardsAddress,
  type ScorecardsParams,
  type scorecards,
  shownView,
  skusParams,
  viewCounts,
} from '@/components/scorecards/page';
import type { Search } from '@/lib/client/address/address';
import { firstWindow } from '@/lib/client/query/table-window';

export const preload: PreloadOf<typeof scorecards> = (load, { params, address, search }) => [
  preloadTable(load, params, address, search),
  preloadReviews(load, params, address),
  load('scorecards/retailers', params),
  load('scorecards/skus', fewParams(params)),
];

async function preloadTable(load: Load, params: ScorecardsParams, address: ScorecardsAddress, search: Search) {
  const tiles = await load('scorecards/tiles', params);
  const view = shownView(address.view, tiles && viewCounts(tiles));
  await load('scorecards/skus', firstWindow(skusParams(params, view, address), search, 'skus'));
}

/** The panel opens with the largest fall. */
async function preloadReviews(load: Load, params: ScorecardsParams, { row }: ScorecardsAddress) {
  const falls = load('scorecards/falls', params);
  const id = row ?? (await falls)?.falls[0]?.id;
  await Promise.all([falls, id !== undefined && load('scorecards/new-reviews', { ...params, id })]);
}
