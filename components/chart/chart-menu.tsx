'use client';

import { Ellipsis } from 'lucide-react';
import type { ChartMenuProps } from '@/components/chart/chart-menu-items';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import { Menu } from '@/components/ui/menu';

// Fetched when the menu first opens: no first number waits for it.
const ChartMenuItems = lazyPart(() => import('@/components/chart/chart-menu-items'), 'ChartMenuItems');

/** What can be done with a chart, behind one quiet button. */
export function ChartMenu(props: ChartMenuProps) {
  return (
    <Menu
      trigger={
        <Button look="quiet" shape="icon" aria-label={`Table, picture and data of “${props.title}”`}>
          <Ellipsis aria-hidden />
        </Button>
      }
    >
      <ChartMenuItems {...props} />
    </Menu>
  );
}
