'use client';

import { Menu } from 'lucide-react';
import { useState } from 'react';
import { NavList } from '@/components/shell/nav-list';
import { Drawer } from '@/components/ui/drawer';
import { IconButton } from '@/components/ui/icon-button';

/** The side navigation on a narrow screen. */
export function NavDrawer() {
  const [open, setOpen] = useState(false);
  return (
    <div className="sm:hidden">
      <IconButton label="Open navigation" onClick={() => setOpen(true)}>
        <Menu aria-hidden />
      </IconButton>
      <Drawer open={open} onOpenChange={setOpen} side="left" title="Endcap" className="w-64">
        <NavList onNavigate={() => setOpen(false)} />
      </Drawer>
    </div>
  );
}
