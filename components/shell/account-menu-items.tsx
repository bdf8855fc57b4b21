import { Info, Keyboard, Settings } from 'lucide-react';
import Link from 'next/link';
import { useOpenWindow } from '@/components/shell/open-window';
import { Kbd } from '@/components/ui/kbd';
import { MenuItem, MenuLine, MenuLink, MenuNote } from '@/components/ui/menu';
import { useFormat } from '@/lib/client/format/use-format';
import type { Status } from '@/lib/contract/status';

export interface AccountMenuItemsProps {
  status: Status;
  /** Called when the user chooses an entry that opens elsewhere. */
  onLeave?: () => void;
}

/** Where the data comes from, and the links to settings and help. */
export function AccountMenuItems({ status, onLeave }: AccountMenuItemsProps) {
  const format = useFormat();
  const openWindow = useOpenWindow();
  const { account, answers } = status;
  return (
    <>
      <MenuNote>
        From {account.service}
        <br />
        {format.count(answers, 'answer')} collected
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
    </>
  );
}
