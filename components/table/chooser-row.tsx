'use client';

import { ChevronDown, ChevronUp, Pin } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { cn } from '@/components/ui/cn';
import { IconButton } from '@/components/ui/icon-button';

interface ChooserRowProps {
  title: string;
  isVisible: boolean;
  /** No other column is visible. */
  isOnly: boolean;
  isPinned: boolean;
  canPin: boolean;
  isFirst: boolean;
  isLast: boolean;
  onShow: (on: boolean) => void;
  onPin: () => void;
  onMove: (by: -1 | 1) => void;
}

/** A column in the column chooser. Alt and an arrow key move it while any of its controls has focus. */
export function ChooserRow(props: ChooserRowProps) {
  const { title, isVisible, isOnly, isPinned, canPin, isFirst, isLast, onShow, onPin, onMove } = props;
  function onKeyDown(event: KeyboardEvent) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  }
  return (
    <li onKeyDown={onKeyDown} className="flex items-center justify-between gap-2">
      <Checkbox checked={isVisible} disabled={isOnly} onChange={onShow}>
        {title}
      </Checkbox>
      <span className="flex">
        {/* Not disabled at an end: the button would lose the focus that moved the column there. */}
        <IconButton label={`Move ${title} up`} aria-disabled={isFirst} onClick={() => onMove(-1)}>
          <ChevronUp aria-hidden className={cn(isFirst && 'opacity-40')} />
        </IconButton>
        <IconButton label={`Move ${title} down`} aria-disabled={isLast} onClick={() => onMove(1)}>
          <ChevronDown aria-hidden className={cn(isLast && 'opacity-40')} />
        </IconButton>
        <IconButton
          label={isPinned ? `Unpin ${title}` : `Pin ${title}`}
          aria-pressed={isPinned}
          disabled={!isPinned && !canPin}
          onClick={onPin}
        >
          <Pin aria-hidden className={cn(isPinned && 'fill-current')} />
        </IconButton>
      </span>
    </li>
  );
}
