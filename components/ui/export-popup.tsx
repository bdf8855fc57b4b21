'use client';

import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Menu } from '@/components/ui/menu';

/** The Export menu, with an item for each file format. */
export function ExportPopup({ children }: { children: ReactNode }) {
  return (
    <Menu
      trigger={
        <Button look="quiet">
          <Download aria-hidden />
          Export
        </Button>
      }
    >
      {children}
    </Menu>
  );
}
