'use client';

import { Bookmark, Check } from 'lucide-react';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import { Menu, MenuItem, MenuLine, MenuNote } from '@/components/ui/menu';
import { isShown, NO_VIEWS, openingSearch, type SavedViews, withoutView, withView } from '@/lib/client/saved-views';
import { useHydrated } from '@/lib/client/use-hydrated';
import { useStored } from '@/lib/client/use-stored';

const SaveViewDialog = lazyPart(() => import('@/components/page/save-view-dialog').then((file) => file.SaveViewDialog));

/** The named views of this page, kept in this browser. One of them may open when the page is opened plainly. */
export function SavedViewsMenu() {
  const page = usePathname();
  const router = useRouter();
  const search = useSearchParams();
  const [kept, keep] = useStored<SavedViews>(`endcap.views.${page}`, NO_VIEWS);
  /** Whether the dialog stands open; null until it has been wanted. */
  const [naming, setNaming] = useState<boolean | null>(null);
  useOpeningView(kept, search, (opening) => router.replace(`${page}?${opening}`));

  const shown = kept.views.find((view) => isShown(view, search));
  const opens = shown !== undefined && shown.name === kept.opensWith;
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
        {kept.views.length === 0 ? <MenuNote>No view of this page is saved in this browser.</MenuNote> : null}
        {kept.views.map(({ name, search: query }) => (
          <MenuItem key={name} onClick={() => router.push(`${page}?${query}`)}>
            <span className="max-w-64 grow truncate">{name}</span>
            {name === kept.opensWith ? <span className="text-caption text-ink-3">opens first</span> : null}
            {name === shown?.name ? <Check aria-label="shown" /> : null}
          </MenuItem>
        ))}
        <MenuLine />
        <MenuItem onClick={() => setNaming(true)}>Save this view</MenuItem>
        {shown ? (
          <>
            <MenuItem onClick={() => keep({ ...kept, opensWith: opens ? null : shown.name })}>
              {opens ? 'Open this page without a view' : `Open this page with “${shown.name}”`}
            </MenuItem>
            <MenuItem onClick={() => keep(withoutView(kept, shown.name))}>Delete “{shown.name}”</MenuItem>
          </>
        ) : null}
      </Menu>
      {naming === null ? null : (
        <Suspense>
          <SaveViewDialog
            open={naming}
            onOpenChange={setNaming}
            taken={kept.views.map(({ name }) => name)}
            onSave={(name) => keep(withView(kept, { name, search: search.toString() }))}
          />
        </Suspense>
      )}
    </>
  );
}

/** Once, as the page opens: clearing all filters later must not bring the view back. */
function useOpeningView(kept: SavedViews, search: URLSearchParams, open: (search: string) => void) {
  const opened = useRef(false);
  // Until then the views are those of the server, which knows none.
  const hydrated = useHydrated();
  useEffect(() => {
    if (!hydrated || opened.current) return;
    opened.current = true;
    const opening = openingSearch(kept, search);
    if (opening) open(opening);
  });
}
