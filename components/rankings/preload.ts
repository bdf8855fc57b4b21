import type { PreloadOf } from '@/components/layout/preload';
import {
  CHANGES_STEP,
  columnsParams,
  historyParams,
  keywordsParams,
  MATRIX_STEP,
  matrixParams,
  type rankings,
  ranksParams,
  shelfOf,
} from '@/components/rankings/page';
import { firstWindow } from '@/lib/client/table-window';

export const preload: PreloadOf<typeof rankings> = (load, { params, address, search }) => {
  const { view, list, of, shelf } = address;
  const order = (table: string) => ({ sort: search[`${table}_sort`], search: search[`${table}_search`] });
  const tiles = load('rankings/tiles', params);
  if (view === 'matrix') {
    const { matrix_search: text } = search;
    const ofTable = { ...matrixParams(params, address), search: typeof text === 'string' ? text : '' };
    return [
      tiles,
      load('rankings/matrix-keywords', columnsParams(params, address)),
      load('rankings/matrix', { ...ofTable, ...(address.at && { sort: 'at_keyword.asc' }), limit: MATRIX_STEP }),
    ];
  }
  if (view === 'all' && list === 'products')
    return [tiles, load('rankings/all', firstWindow(ranksParams(params, address), order('ranks')))];
  if (view === 'all')
    return [tiles, load('rankings/keywords', firstWindow(keywordsParams(params, address, 'all'), order('keywords')))];
  async function preloadChanges(): Promise<void> {
    const changes = load('rankings/keywords', { ...keywordsParams(params, address, of), limit: CHANGES_STEP });
    // The panel opens with the first row.
    const first = shelf === null ? (await changes)?.rows[0] : null;
    const shown = shelf ?? (first && shelfOf(first));
    await Promise.all([changes, shown && load('rankings/keyword-history', historyParams(params, shown))]);
  }
  return [tiles, preloadChanges(), load('rankings/page-one', params), load('rankings/retailers', params)];
};
