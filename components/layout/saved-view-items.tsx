'use client';

import { Check } from 'lucide-react';
import { MenuItem, MenuLine, MenuNote } from '@/components/ui/menu';
import { type SavedViews, withoutView } from '@/lib/client/saved-views';

interface SavedViewItemsProps {
  kept: SavedViews;
  keep: (views: SavedViews) => void;
  /** The view that the page currently shows without changes. */
  shown: SavedViews['views'][number] | undefined;
  onShow: (search: string) => void;
  onName: () => void;
}

/** Menu items of the views of this browser, and actions on the current one. */
export function SavedViewItems({ kept, keep, shown, onShow, onName }: SavedViewItemsProps) {
  const opens = shown !== undefined && shown.name === kept.opensWith;
  return (
    <>
      {kept.views.length === 0 ? <MenuNote>No view of this page is saved in this browser.</MenuNote> : null}
      {kept.views.map(({ name, search: query }) => (
        <MenuItem key={name} onClick={() => onShow(query)}>
          <span className="max-w-64 grow truncate">{name}</span>
          {name === kept.opensWith ? <span className="text-caption text-ink-3">opens first</span> : null}
          {name === shown?.name ? <Check aria-label="shown" /> : null}
        </MenuItem>
      ))}
      <MenuLine />
      <MenuItem onClick={onName}>Save this view</MenuItem>
      {shown ? (
        <>
          <MenuItem onClick={() => keep({ ...kept, opensWith: opens ? null : shown.name })}>
            {opens ? 'Open this page without a view' : `Open this page with “${shown.name}”`}
          </MenuItem>
          <MenuItem onClick={() => keep(withoutView(kept, shown.name))}>Delete “{shown.name}”</MenuItem>
        </>
      ) : null}
    </>
  );
}
