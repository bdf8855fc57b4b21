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
  /** Changes contain whole views, so they are derived from the newest ones. */
  async function changeViews(toChanges: (views: readonly SavedView[]) => SavedChange<'views'>[]) {
    try {
      const changes = toChanges(viewsOf(page, await fetchItems()));
      if (changes.length > 0) await change(changes);
    } catch (error) {
      toast('The view was not saved', toProblem(error).title);
    }
  }
  return {
    views: viewsOf(page, items),
    isLoaded,
    save: ({ name, search }: Pick<SavedView, 'name' | 'search'>) =>
      void changeViews((views) => {
        const opens = views.some((view) => view.name === name && view.opens);
        return [viewChange(page, { name, search, opens })];
      }),
    remove: (name: string) => void changeViews(() => [{ key: viewKey(page, name), value: null }]),
    /** Makes a view the default of the page. Null for none. */
    openWith: (name: string | null) => void changeViews((views) => openingChanges(page, views, name)),
  };
}

export type SavedViews = ReturnType<typeof useSavedViews>;
