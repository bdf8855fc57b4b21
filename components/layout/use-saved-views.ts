'use client';

import { toast } from '@/components/ui/toast';
import { createSerialQueue } from '@/lib/async/serial-queue';
import { openingChanges, type SavedView, viewChange, viewKey, viewsOf } from '@/lib/client/address/saved-views';
import { toProblem } from '@/lib/client/query/request-problem';
import { useSavedItems } from '@/lib/client/query/use-saved-items';
import type { SavedChange } from '@/lib/contract/saved-items';

type Changes = readonly SavedChange<'views'>[];

const changesInOrder = createSerialQueue();

/** Returns the views of a page that the account has saved, and how to change them. */
export function useSavedViews(page: string) {
  const { items, isLoaded, fetchItems, change } = useSavedItems('views');
  /** Sends changes in the order of the clicks, as one that is derived from the stored views waits for them. */
  function send(derive: () => Changes | Promise<Changes>) {
    const sent = changesInOrder('views', async () => {
      const changes = await derive();
      if (changes.length > 0) await change(changes);
    });
    sent.catch((error: unknown) => toast('The view was not saved', toProblem(error).title));
  }
  /** Changes of stored views contain whole views, so they are derived from the newest ones. */
  const newestViews = async () => viewsOf(page, await fetchItems());
  const views = viewsOf(page, items);
  return {
    views,
    isLoaded,
    save: ({ name, search }: Pick<SavedView, 'name' | 'search'>) => {
      const changeIn = (stored: readonly SavedView[]) => {
        const opens = stored.some((view) => view.name === name && view.opens);
        return [viewChange(page, { name, search, opens })];
      };
      const isNew = isLoaded && !views.some((view) => view.name === name);
      send(async () => changeIn(isNew ? views : await newestViews()));
    },
    remove: (name: string) => send(() => [{ key: viewKey(page, name), value: null }]),
    /** Makes a view the default of the page. Null for none. */
    openWith: (name: string | null) => send(async () => openingChanges(page, await newestViews(), name)),
  };
}

export type SavedViews = ReturnType<typeof useSavedViews>;
