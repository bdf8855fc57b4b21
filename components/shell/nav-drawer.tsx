'use client';

import { Menu } from 'lucide-react';
import { useState } from 'react';
import { DrawerFoot } from '@/components/shell/nav-foot';
import { NavList } from '@/components/shell/nav-list';
import { Drawer } from '@/components/ui/drawer';
import { IconButton } from '@/components/ui/icon-button';

/** The side navigation on a narrow screen. */
export function NavDrawer() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton label="Open navigation" onClick={() => setOpen(true)} className="size-11">
        <Menu aria-hidden />
      </IconButton>
      <Drawer open={open} onOpenChange={setOpen} side="left" title="Endcap" className="w-64">
        <div className="-mx-2 flex min-h-full flex-col gap-4">
          <NavList onNavigate={close} />
          <DrawerFoot onLeave={close} />
        </div>
      </Drawer>
    </>
  );
}
