'use client';

import { FindIconButton } from '@/components/shell/find-button';
import { Freshness } from '@/components/shell/freshness';
import { NavDrawer } from '@/components/shell/nav-drawer';
import { QueueIndicator } from '@/components/shell/queue-indicator';
import { roveHorizontally } from '@/components/ui/roving';

/** The bar above the page on screens below 700 px, where the side bar has no room. */
export function PhoneBar() {
  return (
    <header ref={roveHorizontally} className="no-print flex h-11 items-center px-1 sm:hidden">
      <NavDrawer />
      <div className="flex min-w-0 grow justify-end">
        <Freshness />
      </div>
      <QueueIndicator />
      <FindIconButton />
    </header>
  );
}
