'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { siteStorage } from '@/lib/client/browser/storage';
import { useHydratedQuery } from '@/lib/client/query/hydrated-query';
import { jsonPost } from '@/lib/client/query/json-post';
import { requestJson } from '@/lib/client/query/request';
import { SAVED_URL, savedOptions } from '@/lib/client/query/saved-options';
import type { SavedChange, SavedChanges, SavedItem, SavedList } from '@/lib/contract/saved-items';

const NONE: readonly never[] = [];
/** Characters, of at most three bytes each. The limit of browsers is 64 kB. */
const MAX_KEEPALIVE = 20_000;

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
  const options = savedOptions(list);
  const { data } = useHydratedQuery(options);
  const { mutate, mutateAsync } = useMutation({
    mutationFn(changes: SavedChanges<List>) {
      const body = JSON.stringify(changes);
      // Survives leaving the page. Browsers refuse larger bodies then.
      const keepalive = body.length < MAX_KEEPALIVE;
      return requestJson<SavedItem<List>[]>(SAVED_URL, { ...jsonPost(body), keepalive });
    },
    onMutate: ({ changes, onlyNew }) => {
      if (!onlyNew) client.setQueryData(options.queryKey, (items) => items && withChanges(items, changes));
    },
    async onSuccess(items) {
      // The response to an earlier request would show the earlier items.
      await client.cancelQueries({ queryKey: options.queryKey });
      client.setQueryData(options.queryKey, items);
    },
    onError: () => void client.invalidateQueries({ queryKey: options.queryKey }),
  });
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (isLoaded && earlier) void carryOver(earlier, (changes) => mutateAsync({ list, changes, onlyNew: true }));
  }, [isLoaded, earlier, list, mutateAsync]);
  return {
    items: data ?? (NONE as readonly SavedItem<List>[]),
    isLoaded,
    /** @param onError reports that the changes were not saved */
    change: (changes: readonly SavedChange<List>[], onError?: (error: Error) => void) =>
      mutate({ list, changes }, { onError }),
  };
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

function withChanges<List extends SavedList>(
  items: readonly SavedItem<List>[],
  changes: readonly SavedChange<List>[],
): SavedItem<List>[] {
  const values = new Map(items.map((item) => [item.key, item]));
  for (const { key, value } of changes)
    if (value === null) values.delete(key);
    else values.set(key, { key, value });
  return [...values.values()];
}
