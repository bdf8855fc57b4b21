'use client';

import { Building2, ChevronDown } from 'lucide-react';
import type { AccountMenuItemsProps } from '@/components/shell/account-menu-items';
import { foldedWordClass, navRowClass } from '@/components/shell/nav-row';
import { cn } from '@/components/ui/cn';
import { lazyPart } from '@/components/ui/lazy-part';
import { Menu } from '@/components/ui/menu';

// Loaded when the menu first opens.
const AccountMenuItems = lazyPart(() => import('@/components/shell/account-menu-items'), 'AccountMenuItems');

interface AccountMenuProps extends AccountMenuItemsProps {
  /** Shows only an icon between 700 and 1,100 pixels. */
  folds?: boolean;
}

/** The account's name and the service that its data comes from. */
export function AccountMenu({ status, folds, onLeave }: AccountMenuProps) {
  const { account } = status;
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          title={account.name}
          className={cn(navRowClass, 'grow select-none font-medium text-ink data-popup-open:bg-wash')}
        >
          <Building2 aria-hidden className="size-4 shrink-0 text-ink-2" />
          <span className={cn('min-w-0 grow text-start', folds && foldedWordClass)}>
            <span className="block truncate">{account.name}</span>
          </span>
          <ChevronDown aria-hidden className={cn('size-4 shrink-0 text-ink-3', folds && 'max-lg:hidden')} />
        </button>
      }
    >
      <AccountMenuItems status={status} onLeave={onLeave} />
    </Menu>
  );
}
