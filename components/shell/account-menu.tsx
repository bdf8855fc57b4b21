'use client';

import { ChevronDown, Info, Keyboard } from 'lucide-react';
import Link from 'next/link';
import { Freshness } from '@/components/shell/freshness';
import { Button } from '@/components/ui/button';
import { Kbd } from '@/components/ui/kbd';
import { Menu, MenuItem, MenuLine, MenuLink, MenuNote } from '@/components/ui/menu';
import { useFormat } from '@/lib/client/use-format';
import type { Status } from '@/lib/contract/status';

interface AccountMenuProps {
  status: Status;
  onShortcuts: () => void;
}

/** Whose data this is, and from where. */
export function AccountMenu({ status, onShortcuts }: AccountMenuProps) {
  const format = useFormat();
  const { account, snapshots, budget } = status;
  return (
    <Menu
      align="start"
      trigger={
        <Button look="quiet" className="-ms-2.5 min-w-0 shrink font-semibold text-ink">
          <span className="truncate">{account.name}</span>
          <ChevronDown aria-hidden className="text-ink-3" />
        </Button>
      }
    >
      <MenuNote>
        From {account.service}
        <br />
        {format.integer(snapshots.answers)} answers kept, {format.bytes(snapshots.bytes)}
        <span className="block sm:hidden">
          <Freshness status={status} />
          {budget.limit ? (
            <span className="block">
              {format.integer(budget.left)} of {format.integer(budget.limit.calls)} calls left
            </span>
          ) : null}
        </span>
      </MenuNote>
      <MenuLine />
      <MenuLink render={<Link href="/welcome" prefetch={false} />}>
        <Info aria-hidden />
        What is shown here
      </MenuLink>
      <MenuItem onClick={onShortcuts}>
        <Keyboard aria-hidden />
        <span className="grow">Keyboard shortcuts</span>
        <Kbd>?</Kbd>
      </MenuItem>
    </Menu>
  );
}
