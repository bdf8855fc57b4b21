'use client';

import { Button } from '@/components/ui/button';
import { isolated } from '@/lib/client/format/isolated';
import { shopName } from '@/lib/client/format/names';
import { pageTypeWords } from '@/lib/contract/page-types';
import { NOT_STATED } from '@/lib/datasets/filters';

/** Names the takeover whose banners the views show. */
export function TakeoverNote({ takeover, onClear }: { takeover: readonly string[]; onClear: () => void }) {
  const [retailer, pageType, brand = ''] = takeover;
  const names = [isolated(brand), pageTypeWords(statedName(pageType)), shopName(statedName(retailer))];
  return (
    <p className="flex items-center gap-2">
      Only the takeover {names.join(', ')}
      <Button look="quiet" onClick={onClear}>
        Show all banners
      </Button>
    </p>
  );
}

function statedName(name = ''): string | null {
  return name === '' || name === NOT_STATED ? null : name;
}
