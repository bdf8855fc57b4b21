'use client';

import { useMemo } from 'react';
import { toast } from '@/components/ui/toast';
import {
  type EarlierViews,
  earlierChanges,
  openingChanges,
  type SavedView,
  viewChange,
  viewKey,
  viewsOf,
} from '@/lib/client/address/saved-views';
import { toProblem } from '@/lib/client/query/request-problem';
import { useSavedItems } from '@/lib/client/query/use-saved-items';
import type { SavedChange } from '@/lib/contract/saved-items';

/** Returns the views of a page that the account has saved, and how to change them. */
export function useSavedViews(page: string) {
  const earlier = useMemo(
    () => ({ key: `endcap.views.${page}`, toChanges: (value: EarlierViews) => earlierChanges(page, value) }),
    [page],
  );
  const { items, isLoaded, fetchItems, change } = useSavedItems('views', earlier);
  async function send(changes: readonly SavedChange<'views'>[] | Promise<readonly SavedChange<'views'>[]>) {
    try {
      const sent = await changes;
      if (sent.length > 0) await change(sent);
    } catch (error) {
      toast('The view was not saved', toProblem(error).title);
    }
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
      const isStored = views.some((view) => view.name === name);
      void send(isStored ? newestViews().then(changeIn) : changeIn(views));
    },
    remove: (name: string) => void send([{ key: viewKey(page, name), value: null }]),
    /** Makes a view the default of the page. Null for none. */
    openWith: (name: string | null) => void send(newestViews().then((stored) => openingChanges(page, stored, name))),
  };
}

export type SavedViews = ReturnType<typeof useSavedViews>;
