import type { QueryClient } from '@tanstack/react-query';
import { jsonPost } from '@/lib/client/query/json-post';
import { requestJson } from '@/lib/client/query/request';
import { SAVED_URL, savedOptions } from '@/lib/client/query/saved-options';
import type { SavedChange, SavedChanges, SavedItem, SavedList } from '@/lib/contract/saved-items';

/** Characters, of at most three bytes each. The limit of browsers is 64 kB. */
const MAX_KEEPALIVE = 20_000;

/** Saves changes of a list for the account, and shows them at once. Shows the saved items again if it fails. */
export async function changeSaved<List extends SavedList>(
  client: QueryClient,
  changes: SavedChanges<List>,
): Promise<void> {
  const { queryKey } = savedOptions(changes.list);
  client.setQueryData(queryKey, (items) => items && withChanges(items, changes.changes));
  try {
    const body = JSON.stringify(changes);
    // Survives leaving the page. Browsers refuse larger bodies then.
    const keepalive = body.length < MAX_KEEPALIVE;
    const items = await requestJson<SavedItem<List>[]>(SAVED_URL, { ...jsonPost(body), keepalive });
    // The response to an earlier request would show the earlier items.
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, items);
  } catch (error) {
    void client.invalidateQueries({ queryKey });
    throw error;
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
