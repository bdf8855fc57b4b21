'use client';

import { Bookmark } from 'lucide-react';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import { Menu } from '@/components/ui/menu';
import { isShown, NO_VIEWS, openingSearch, type SavedViews, withView } from '@/lib/client/saved-views';
import { useHydrated } from '@/lib/client/use-hydrated';
import { useStored } from '@/lib/client/use-stored';

const SavedViewItems = lazyPart(() =>
  import('@/components/layout/saved-view-items').then((file) => file.SavedViewItems),
);
const SaveViewDialog = lazyPart(
  () => import('@/components/layout/save-view-dialog').then((file) => file.SaveViewDialog),
  () => null,
);

/** The named views of the page, stored in this browser. One of them may be the default of the page. */
export function SavedViewsMenu() {
  const page = usePathname();
  const router = useRouter();
  const search = useSearchParams();
  const [kept, keep] = useStored<SavedViews>(`endcap.views.${page}`, NO_VIEWS);
  /** Whether the dialog is open, or null until it is first opened. */
  const [naming, setNaming] = useState<boolean | null>(null);
  useOpeningView(kept, search, (opening) => router.replace(`${page}?${opening}`));

  const shown = kept.views.find((view) => isShown(view, search));
  return (
    <>
      <Menu
        trigger={
          <Button look="quiet">
            <Bookmark aria-hidden />
            <span className="max-w-40 truncate">{shown?.name ?? 'Views'}</span>
          </Button>
        }
      >
        <SavedViewItems
          kept={kept}
          keep={keep}
          shown={shown}
          onShow={(query) => router.push(`${page}?${query}`)}
          onName={() => setNaming(true)}
        />
      </Menu>
      {naming === null ? null : (
        <SaveViewDialog
          open={naming}
          onOpenChange={setNaming}
          taken={kept.views.map(({ name }) => name)}
          onSave={(name) => keep(withView(kept, { name, search: search.toString() }))}
        />
      )}
    </>
  );
}

/** Only once, when the page opens: clearing all filters later must not restore the view. */
function useOpeningView(kept: SavedViews, search: URLSearchParams, open: (search: string) => void) {
  const opened = useRef(false);
  // Until hydration, the views are those of the server, which has none.
  const hydrated = useHydrated();
  useEffect(() => {
    if (!hydrated || opened.current) return;
    opened.current = true;
    const opening = openingSearch(kept, search);
    if (opening) open(opening);
  });
}
