'use client';

import { Bookmark } from 'lucide-react';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { type SavedViews, useSavedViews } from '@/components/layout/use-saved-views';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import { Menu } from '@/components/ui/menu';
import { isShown, openingSearch } from '@/lib/client/address/saved-views';
import { useHydrated } from '@/lib/client/browser/use-hydrated';

const SavedViewItems = lazyPart(() => import('@/components/layout/saved-view-items'), 'SavedViewItems');
const SaveViewDialog = lazyPart(() => import('@/components/layout/save-view-dialog'), 'SaveViewDialog', null);

/** The named views of the page, which the account has saved. One of them may be the default of the page. */
export function SavedViewsMenu() {
  const page = usePathname();
  const router = useRouter();
  const search = useSearchParams();
  const saved = useSavedViews(page);
  /** Whether the dialog is open, or null until it is first opened. */
  const [naming, setNaming] = useState<boolean | null>(null);
  useOpeningView(saved, search, (opening) => router.replace(`${page}?${opening}`));

  const currentView = saved.views.find((view) => isShown(view, search));
  return (
    <>
      <Menu
        trigger={
          <Button look="quiet" title="Saved views">
            <Bookmark aria-hidden />
            <span className="max-w-40 truncate">{currentView?.name ?? 'Views'}</span>
          </Button>
        }
      >
        <SavedViewItems
          saved={saved}
          shown={currentView}
          onShow={(query) => router.push(`${page}?${query}`)}
          onName={() => setNaming(true)}
        />
      </Menu>
      {naming === null ? null : (
        <SaveViewDialog
          open={naming}
          onOpenChange={setNaming}
          taken={saved.views.map(({ name }) => name)}
          onSave={(name) => saved.save({ name, search: search.toString() })}
        />
      )}
    </>
  );
}

/** Only once, when the page opens: clearing all filters later must not restore the view. */
function useOpeningView({ views, isLoaded }: SavedViews, search: URLSearchParams, open: (search: string) => void) {
  const opened = useRef(false);
  const hydrated = useHydrated();
  useEffect(() => {
    if (!hydrated || !isLoaded || opened.current) return;
    opened.current = true;
    const opening = openingSearch(views, search);
    if (opening) open(opening);
  });
}
