import type { PreloadOf } from '@/components/layout/preload';
import { CHANGES_STEP, MATRIX_STEP, matrixParams, type rankings, ranksParams } from '@/components/rankings/page';
import { firstWindow, textOf } from '@/lib/client/query/table-window';

export const preload: PreloadOf<typeof rankings> = (load, { params, address, search }) => {
  const { view, of, row } = address;
  const tiles = load('rankings/tiles', params);
  if (view === 'matrix') {
    const ofMatrix = matrixParams(params, address);
    return [
      tiles,
      load('rankings/matrix-keywords', ofMatrix),
      load('rankings/matrix', { ...ofMatrix, search: textOf(search.matrix_search), limit: MATRIX_STEP }),
    ];
  }
  if (view === 'all') return [tiles, load('rankings/all', firstWindow(ranksParams(params, address), search, 'ranks'))];
  async function preloadChanges(): Promise<void> {
    const changes = load('rankings/changes', { ...params, of, limit: CHANGES_STEP });
    // The panel opens with the first row.
    const id = row ?? (await changes)?.rows[0]?.id;
    await Promise.all([changes, id !== undefined && load('rankings/rank-history', { ...params, id })]);
  }
  return [tiles, preloadChanges(), load('rankings/page-one', params), load('rankings/retailers', params)];
};
