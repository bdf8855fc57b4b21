'use client';

import { Search } from 'lucide-react';
import { navRowClass } from '@/components/shell/nav-row';
import { useOpenWindow } from '@/components/shell/open-window';
import { cn } from '@/components/ui/cn';
import { IconButton } from '@/components/ui/icon-button';
import { Kbd } from '@/components/ui/kbd';

const KEYS = 'Control+K Meta+K';

/** Opens the command palette, from the foot of the navigation. */
export function FindButton() {
  const openWindow = useOpenWindow();
  return (
    <button
      type="button"
      aria-label="Find"
      title="Find a page, an SKU or a retailer (Ctrl K)"
      aria-keyshortcuts={KEYS}
      onClick={() => openWindow('palette')}
      className={cn(navRowClass, 'grow')}
    >
      <Search aria-hidden className="size-4 shrink-0" />
      <span className="hidden grow items-center justify-between lg:flex">
        Find
        <Kbd>Ctrl K</Kbd>
      </span>
    </button>
  );
}

/** The same in the bar of a phone, as an icon. */
export function FindIconButton() {
  const openWindow = useOpenWindow();
  return (
    <IconButton label="Find" aria-keyshortcuts={KEYS} onClick={() => openWindow('palette')} className="size-11">
      <Search aria-hidden />
    </IconButton>
  );
}
