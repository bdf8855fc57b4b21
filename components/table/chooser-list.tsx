import { Pin } from 'lucide-react';
import type { ColumnChooserProps } from '@/components/table/column-chooser';
import { MAX_PINNED } from '@/components/table/layout';
import { NO_PREFERENCES, pinnedIds, visibility } from '@/components/table/preferences';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { cn } from '@/components/ui/cn';
import { IconButton } from '@/components/ui/icon-button';

/** The columns, each to be shown and pinned. */
export function ChooserList({ columns, preferences, onChange }: ColumnChooserProps) {
  const visible = visibility(columns, preferences);
  const pinned = pinnedIds(columns, preferences);
  const shownCount = columns.filter(({ id }) => visible[id]).length;
  function pin(id: string) {
    const next = pinned.includes(id) ? pinned.filter((other) => other !== id) : [...pinned, id];
    onChange({ ...preferences, pinned: next });
  }
  return (
    <>
      <ul className="-mx-1 mb-2 max-h-96 overflow-auto px-1">
        {columns.map(({ id, header, title = header }) => {
          const isVisible = visible[id] ?? true;
          const isPinned = pinned.includes(id);
          return (
            <li key={id} className="flex items-center justify-between gap-2">
              <Checkbox
                checked={isVisible}
                disabled={isVisible && shownCount === 1}
                onChange={(on) => onChange({ ...preferences, visible: { ...visible, [id]: on } })}
              >
                {title}
              </Checkbox>
              <IconButton
                label={isPinned ? `Unpin ${title}` : `Pin ${title}`}
                aria-pressed={isPinned}
                disabled={!isPinned && pinned.length >= MAX_PINNED}
                onClick={() => pin(id)}
              >
                <Pin aria-hidden className={cn(isPinned && 'fill-current')} />
              </IconButton>
            </li>
          );
        })}
      </ul>
      <Button onClick={() => onChange(NO_PREFERENCES)}>Reset columns</Button>
    </>
  );
}
