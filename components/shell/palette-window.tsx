'use client';

import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import {
  type PaletteAction,
  type PaletteEntry,
  type PaletteGroup,
  paletteGroups,
} from '@/components/shell/palette-groups';

import { backdropClass, popupItemClass } from '@/components/ui/popup';
import { fetchPalette } from '@/lib/client/fetch-palette';

export interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onAction: (action: PaletteAction) => void;
}

export function PaletteWindow({ open, onOpenChange, onAction }: CommandPaletteProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropClass} />
        <Dialog.Popup
          aria-label="Command palette"
          className="fixed top-[10dvh] left-1/2 z-50 flex max-h-[70dvh] w-[36rem] max-w-[calc(100vw-2rem)] -translate-x-1/2 flex-col overflow-hidden rounded-md border border-line bg-ground shadow-float outline-none"
        >
          <PaletteSearch
            onChoose={(action) => {
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

function PaletteSearch({ onChoose }: { onChoose: (action: PaletteAction) => void }) {
  const [text, setText] = useState('');
  const query = useDeferredValue(text.trim());
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['palette', query],
    queryFn: ({ signal }) => fetchPalette(query, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <Autocomplete.Root
      open
      inline
      mode="none"
      items={paletteGroups(text, data, isPlaceholderData || query !== text.trim())}
      value={text}
      onValueChange={setText}
      autoHighlight="always"
      keepHighlight
    >
      <div className="flex items-center gap-2 border-line border-b px-3 [&_svg]:size-4 [&_svg]:text-ink-3">
        <Search aria-hidden />
        <Autocomplete.Input
          aria-label="Page, SKU, retailer or action"
          placeholder="Page, SKU, barcode, retailer or action"
          className="h-11 grow bg-transparent outline-none placeholder:text-ink-3"
        />
      </div>
      <Autocomplete.Empty className="text-ink-2 not-empty:p-4">Nothing is called that.</Autocomplete.Empty>
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
                  onClick={() => onChoose(entry.action)}
                  className={popupItemClass}
                >
                  <span className="grow truncate">{entry.label}</span>
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
