'use client';

import { Building2, ChevronDown, Info, Keyboard, Settings } from 'lucide-react';
import Link from 'next/link';
import { foldedWordClass, navRowClass } from '@/components/shell/nav-row';
import { useOpenWindow } from '@/components/shell/open-window';
import { cn } from '@/components/ui/cn';
import { Kbd } from '@/components/ui/kbd';
import { Menu, MenuItem, MenuLine, MenuLink, MenuNote } from '@/components/ui/menu';
import { formatCount } from '@/lib/client/format/format-count';
import { useFormat } from '@/lib/client/format/use-format';
import type { Status } from '@/lib/contract/status';

interface AccountMenuProps {
  status: Status;
  /** Shows only an icon between 700 and 1,100 pixels. */
  folds?: boolean;
  /** Called when the user chooses an entry that opens elsewhere. */
  onLeave?: () => void;
}

/** The account's name and the service that its data comes from. */
export function AccountMenu({ status, folds, onLeave }: AccountMenuProps) {
  const format = useFormat();
  const openWindow = useOpenWindow();
  const { account, answers } = status;
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
      <MenuNote>
        From {account.service}
        <br />
        {formatCount(answers, 'answer', format)} collected
      </MenuNote>
      <MenuLine />
      <MenuLink render={<Link href="/settings" prefetch={false} />} onClick={onLeave}>
        <Settings aria-hidden />
        Settings
      </MenuLink>
      <MenuLink render={<Link href="/welcome" prefetch={false} />} onClick={onLeave}>
        <Info aria-hidden />
        About this dashboard
      </MenuLink>
      <MenuItem
        onClick={() => {
          onLeave?.();
          openWindow('shortcuts');
        }}
      >
        <Keyboard aria-hidden />
        <span className="grow">Keyboard shortcuts</span>
        <Kbd>?</Kbd>
      </MenuItem>
    </Menu>
  );
}
