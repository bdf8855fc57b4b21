'use client';

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { siteStorage } from '@/lib/client/browser/storage';
import { useHydratedQuery } from '@/lib/client/query/hydrated-query';
import { loadCode } from '@/lib/client/query/load-code';
import { savedOptions } from '@/lib/client/query/saved-options';
import type { SavedChange, SavedChanges, SavedItem, SavedList } from '@/lib/contract/saved-items';

const NONE: readonly never[] = [];

/** Earlier versions stored items in the browser, as JSON. */
interface EarlierItems<List extends SavedList> {
  /** Key of the browser's storage. */
  key: string;
  /** Throws if the value is not of an earlier version. */
  toChanges: (value: never) => readonly SavedChange<List>[];
}

/**
 * Returns a list that the account has saved, and how to change it. Carries the items that this browser stored over to the
 * account once.
 *
 * @param earlier at module level or memoised
 */
export function useSavedItems<const List extends SavedList>(list: List, earlier?: EarlierItems<List>) {
  const client = useQueryClient();
  const { data } = useHydratedQuery(savedOptions(list));
  const isLoaded = data !== undefined;
  useEffect(() => {
    const save = (changes: SavedChanges<List>['changes']) => changeLater(client, { list, changes, onlyNew: true });
    if (isLoaded && earlier) void carryOver(earlier, save);
  }, [isLoaded, earlier, list, client]);
  return {
    items: data ?? (NONE as readonly SavedItem<List>[]),
    isLoaded,
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

/** Keys of this browser's storage that are being carried over, as several parts of a page use the same list. */
const carrying = new Set<string>();

async function carryOver<List extends SavedList>(
  { key, toChanges }: EarlierItems<List>,
  save: (changes: readonly SavedChange<List>[]) => Promise<unknown>,
): Promise<void> {
  const text = siteStorage.read(key);
  if (!text || carrying.has(key)) return;
  carrying.add(key);
  try {
    const changes = parseChanges(text, toChanges);
    if (changes.length > 0) await save(changes);
    siteStorage.write(key, '');
  } catch {
    // Tried again when the next page opens.
  } finally {
    carrying.delete(key);
  }
}

function parseChanges<List extends SavedList>(text: string, toChanges: EarlierItems<List>['toChanges']) {
  try {
    return toChanges(JSON.parse(text) as never);
  } catch {
    return [];
  }
}
