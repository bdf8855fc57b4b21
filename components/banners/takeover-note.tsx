'use client';

import { Button } from '@/components/ui/button';
import { isolated } from '@/lib/client/format/isolated';
import { shopName } from '@/lib/client/format/names';
import { pageTypeWords } from '@/lib/contract/page-types';
import { NOT_STATED } from '@/lib/datasets/filters';

/** Names the takeover whose banners the views show. */
export function TakeoverNote({ takeover, onClear }: { takeover: readonly string[]; onClear: () => void }) {
  return (
    <p className="flex items-center gap-2">
      {takeoverNotes(takeover)}
      <Button look="quiet" onClick={onClear}>
        Show all banners
      </Button>
    </p>
  );
}

/** Returns the takeover in words, for the notes of files. Empty if none is selected. */
export function takeoverNotes(takeover: readonly string[] | null): string[] {
  if (takeover === null) return [];
  const [retailer, pageType, brand = ''] = takeover;
  const names = [isolated(brand), pageTypeWords(statedName(pageType)), shopName(statedName(retailer))];
  return [`Only the takeover ${names.join(', ')}`];
}

function statedName(name = ''): string | null {
  return name === '' || name === NOT_STATED ? null : name;
}
