'use client';

import { Columns3, Pin } from 'lucide-react';
import type { Column } from '@/components/table/column';
import { MAX_PINNED } from '@/components/table/layout';
import { NO_PREFERENCES, pinnedIds, type TablePreferences, visibility } from '@/components/table/preferences';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { cn } from '@/components/ui/cn';
import { IconButton } from '@/components/ui/icon-button';
import { Popover } from '@/components/ui/popover';

interface ColumnChooserProps<Row> {
  columns: readonly Column<Row>[];
  preferences: TablePreferences;
  onChange: (preferences: TablePreferences) => void;
}

/** Which columns are shown and which of them stay at the left edge. */
export function ColumnChooser<Row>({ columns, preferences, onChange }: ColumnChooserProps<Row>) {
  const visible = visibility(columns, preferences);
  const pinned = pinnedIds(columns, preferences);
  const shownCount = columns.filter((column) => visible[column.id]).length;

  function show(id: string, on: boolean) {
    onChange({ ...preferences, visible: { ...visible, [id]: on } });
  }
  function pin(id: string) {
    const next = pinned.includes(id) ? pinned.filter((one) => one !== id) : [...pinned, id];
    onChange({ ...preferences, pinned: next });
  }

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
      <ul className="-mx-1 mb-2 max-h-96 overflow-auto px-1">
        {columns.map(({ id, header, title = header, group }) => (
          <li key={id} className="flex items-center justify-between gap-2">
            <Checkbox
              checked={visible[id] ?? true}
              disabled={visible[id] && shownCount === 1}
              onChange={(on) => show(id, on)}
            >
              {group ? `${group}: ${title}` : title}
            </Checkbox>
            <IconButton
              label={pinned.includes(id) ? `Unpin ${title}` : `Pin ${title}`}
              aria-pressed={pinned.includes(id)}
              disabled={!pinned.includes(id) && pinned.length >= MAX_PINNED}
              onClick={() => pin(id)}
            >
              <Pin aria-hidden className={cn(pinned.includes(id) && 'fill-current')} />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button onClick={() => onChange(NO_PREFERENCES)}>Reset columns</Button>
    </Popover>
  );
}
