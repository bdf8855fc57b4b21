import { useState } from 'react';
import { ChooserRow } from '@/components/table/chooser-row';
import type { ColumnChooserProps } from '@/components/table/column-chooser';
import { MAX_PINNED } from '@/components/table/layout';
import { columnOrder, moveColumn, NO_PREFERENCES, pinnedIds, visibility } from '@/components/table/preferences';
import { Button } from '@/components/ui/button';

/** The columns in their order, each to be shown, moved and pinned. */
export function ChooserList({ columns, preferences, onChange }: ColumnChooserProps) {
  const [message, setMessage] = useState('');
  const visible = visibility(columns, preferences);
  const pinned = pinnedIds(columns, preferences);
  const order = columnOrder(columns, preferences);
  const shownCount = columns.filter((column) => visible[column.id]).length;

  function show(id: string, on: boolean) {
    onChange({ ...preferences, visible: { ...visible, [id]: on } });
  }
  function pin(id: string) {
    const next = pinned.includes(id) ? pinned.filter((other) => other !== id) : [...pinned, id];
    onChange({ ...preferences, pinned: next });
  }
  function move(id: string, title: string, by: -1 | 1) {
    const next = moveColumn(order, id, by);
    onChange({ ...preferences, order: next });
    setMessage(`${title}: column ${next.indexOf(id) + 1} of ${next.length}`);
  }

  return (
    <>
      <ul className="-mx-1 mb-2 max-h-96 overflow-auto px-1">
        {order.map((id, index) => {
          const column = columns.find((candidate) => candidate.id === id);
          if (!column) return null;
          const { header, title = header } = column;
          const isVisible = visible[id] ?? true;
          return (
            <ChooserRow
              key={id}
              title={title}
              isVisible={isVisible}
              isOnly={isVisible && shownCount === 1}
              isPinned={pinned.includes(id)}
              canPin={pinned.length < MAX_PINNED}
              isFirst={index === 0}
              isLast={index === order.length - 1}
              onShow={(on) => show(id, on)}
              onPin={() => pin(id)}
              onMove={(by) => move(id, title, by)}
            />
          );
        })}
      </ul>
      <p role="status" className="sr-only">
        {message}
      </p>
      <div className="flex items-center justify-between gap-3">
        <Button onClick={() => onChange(NO_PREFERENCES)}>Reset columns</Button>
        <span className="text-caption text-ink-3">Move: Alt + ↑ or ↓</span>
      </div>
    </>
  );
}
