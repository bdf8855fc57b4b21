'use client';

import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useDeferredValue } from 'react';
import {
  type PaletteAction,
  type PaletteEntry,
  type PaletteGroup,
  paletteGroups,
} from '@/components/shell/palette-groups';
import { paletteClass, paletteFieldClass, paletteInput } from '@/components/shell/palette-look';
import { cn } from '@/components/ui/cn';
import { backdropClass, popupItemClass } from '@/components/ui/popup';
import { fetchPalette } from '@/lib/client/query/fetch-palette';

interface PaletteWindowProps extends PaletteText {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onAction: (action: PaletteAction) => void;
}

interface PaletteText {
  text: string;
  onText: (text: string) => void;
}

export function PaletteWindow({ open, onOpenChange, onAction, text, onText }: PaletteWindowProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropClass} />
        <Dialog.Popup aria-label="Command palette" className={paletteClass}>
          <PaletteSearch
            text={text}
            onText={onText}
            onSelect={(action) => {
              onOpenChange(false);
              onAction(action);
            }}
          />
          <Dialog.Close className="sr-only">Close the command palette</Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function PaletteSearch({ text, onText, onSelect }: PaletteText & { onSelect: (action: PaletteAction) => void }) {
  const query = useDeferredValue(text.trim());
  const { data, isPlaceholderData, isError } = useQuery({
    queryKey: ['palette', query],
    queryFn: ({ signal }) => fetchPalette(query, signal),
    placeholderData: keepPreviousData,
  });
  const isStale = isPlaceholderData || query !== text.trim();
  const isSearching = isStale || (data === undefined && !isError);
  return (
    <Autocomplete.Root
      open
      inline
      mode="none"
      items={paletteGroups(text, data, isStale)}
      value={text}
      onValueChange={onText}
      autoHighlight="always"
      keepHighlight
    >
      <div className={paletteFieldClass}>
        <Search aria-hidden />
        <Autocomplete.Input {...paletteInput} />
      </div>
      <Autocomplete.Empty className="text-ink-2 not-empty:p-4">
        {isSearching
          ? 'Searching…'
          : isError
            ? 'No page has this name. The names in the data cannot be read now.'
            : 'No results.'}
      </Autocomplete.Empty>
      <Autocomplete.List className="min-h-0 overflow-auto p-1 data-empty:p-0">
        {(group: PaletteGroup) => (
          <Autocomplete.Group key={group.value} items={group.items}>
            <Autocomplete.GroupLabel className="px-2 pt-2 pb-1 text-caption text-ink-3">
              {group.value}
            </Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(entry: PaletteEntry) => (
                <Autocomplete.Item
                  key={entry.value}
                  value={entry}
                  onClick={() => onSelect(entry.action)}
                  className={cn(popupItemClass, 'max-sm:flex-wrap max-sm:gap-y-0')}
                >
                  <span className="truncate sm:grow">{entry.label}</span>
                  <span className="shrink-0 text-caption text-ink-2">{entry.note}</span>
                </Autocomplete.Item>
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
    </Autocomplete.Root>
  );
}
