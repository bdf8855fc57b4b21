'use client';

import { Columns3 } from 'lucide-react';
import type { Column } from '@/components/table/column';
import { type TablePreferences, visibility } from '@/components/table/preferences';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import { Popover } from '@/components/ui/popover';
import { SkeletonRows } from '@/components/ui/skeleton';

export interface ColumnChooserProps {
  columns: readonly Column<never>[];
  preferences: TablePreferences;
  onChange: (preferences: TablePreferences) => void;
}

const ChooserList = lazyPart(() => import('@/components/table/chooser-list'), 'ChooserList', <SkeletonRows rows={8} />);

/** Which columns are shown, and which of them stay at the left edge. */
export function ColumnChooser(props: ColumnChooserProps) {
  const { columns, preferences } = props;
  const visible = visibility(columns, preferences);
  const shownCount = columns.filter((column) => visible[column.id]).length;
  return (
    <Popover
      title={`${shownCount} of ${columns.length} columns`}
      align="end"
      trigger={
        <Button look="quiet">
          <Columns3 aria-hidden />
          Columns
        </Button>
      }
    >
      <ChooserList {...props} />
    </Popover>
  );
}
