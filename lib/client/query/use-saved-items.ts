'use client';

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useHydratedQuery } from '@/lib/client/query/hydrated-query';
import { loadCode } from '@/lib/client/query/load-code';
import { savedOptions } from '@/lib/client/query/saved-options';
import type { SavedChange, SavedChanges, SavedItem, SavedList } from '@/lib/contract/saved-items';

const NONE: readonly never[] = [];

/** Returns a list that the account has saved, and how to change it. */
export function useSavedItems<const List extends SavedList>(list: List) {
  const client = useQueryClient();
  const { data } = useHydratedQuery(savedOptions(list));
  return {
    items: data ?? (NONE as readonly SavedItem<List>[]),
    isLoaded: data !== undefined,
    /** Requests the items again, as another browser may have changed them. Rejects at the first failure, as a user waits. */
    fetchItems: (): Promise<readonly SavedItem<List>[]> =>
      client.fetchQuery({ ...savedOptions(list), staleTime: 0, retry: false }),
    /** Shows changes at once. Rejects if they were not saved, and shows the saved items again. */
    change: (changes: readonly SavedChange<List>[]) => changeLater(client, { list, changes }),
  };
}

/** Few visits change a list, so pages load the code for it then. */
async function changeLater<List extends SavedList>(client: QueryClient, changes: SavedChanges<List>): Promise<void> {
  const changeSaved = await loadCode(() => import('@/lib/client/query/change-saved').then((file) => file.changeSaved));
  await changeSaved(client, changes);
}
