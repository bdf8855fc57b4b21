'use client';

import { Check } from 'lucide-react';
import type { SavedViews } from '@/components/layout/use-saved-views';
import { MenuItem, MenuLine, MenuNote } from '@/components/ui/menu';

interface SavedViewItemsProps {
  saved: SavedViews;
  /** The view that the page currently shows without changes. */
  shown: SavedViews['views'][number] | undefined;
  onShow: (search: string) => void;
  onName: () => void;
}

/** Menu items of the views of the page, and actions on the current one. */
export function SavedViewItems({ saved, shown, onShow, onName }: SavedViewItemsProps) {
  return (
    <>
      {saved.views.length === 0 ? <MenuNote>No view of this page is saved.</MenuNote> : null}
      {saved.views.map(({ name, search: query, opens }) => (
        <MenuItem key={name} onClick={() => onShow(query)}>
          <span className="max-w-64 grow truncate">{name}</span>
          {opens ? <span className="text-caption text-ink-2">opens first</span> : null}
          {name === shown?.name ? <Check aria-label="shown" /> : null}
        </MenuItem>
      ))}
      <MenuLine />
      <MenuItem onClick={onName}>Save this view</MenuItem>
      {shown ? (
        <>
          <MenuItem onClick={() => saved.openWith(shown.opens ? null : shown.name)}>
            {shown.opens ? 'Open this page without a view' : `Open this page with “${shown.name}”`}
          </MenuItem>
          <MenuItem onClick={() => saved.remove(shown.name)}>Delete “{shown.name}”</MenuItem>
        </>
      ) : null}
    </>
  );
}
