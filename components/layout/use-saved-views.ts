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

const reportUnsaved = (error: Error) => toast('The view was not saved', toProblem(error).title);

/** Returns the views of a page that the account has saved, and how to change them. */
export function useSavedViews(page: string) {
  const earlier = useMemo(
    () => ({ key: `endcap.views.${page}`, toChanges: (value: EarlierViews) => earlierChanges(page, value) }),
    [page],
  );
  const { items, isLoaded, change } = useSavedItems('views', earlier);
  const views = viewsOf(page, items);
  return {
    views,
    isLoaded,
    save({ name, search }: Pick<SavedView, 'name' | 'search'>) {
      const opens = views.some((view) => view.name === name && view.opens);
      void change([viewChange(page, { name, search, opens })]).catch(reportUnsaved);
    },
    remove: (name: string) => void change([{ key: viewKey(page, name), value: null }]).catch(reportUnsaved),
    /** Makes a view the default of the page. Null for none. */
    openWith: (name: string | null) => void change(openingChanges(page, views, name)).catch(reportUnsaved),
  };
}

export type SavedViews = ReturnType<typeof useSavedViews>;
