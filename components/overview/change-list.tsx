'use client';

import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { ChangeLine } from '@/components/overview/change-line';
import type { ChangeRow } from '@/components/overview/damage';
import type { Wording } from '@/components/overview/sentence';
import { Button } from '@/components/ui/button';
import { counted } from '@/lib/client/counted';

interface ChangeListProps {
  label: string;
  rows: readonly ChangeRow[];
  wording: Wording;
  /** The reader's own, by line; empty for none. */
  noteOf: (line: string) => string;
  /** What stands under an open line. */
  children: (row: ChangeRow) => ReactNode;
}

/** As many lines as are read at a glance; the others have less damage. */
const FIRST = 12;

/** One line a change. Arrow keys, Home and End go from line to line, Enter opens one. */
export function ChangeList({ label, rows, wording, noteOf, children }: ChangeListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState(0);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [whole, setWhole] = useState(false);
  const shown = whole ? rows : rows.slice(0, FIRST);
  const most = Math.max(1, ...rows.map(({ damage }) => damage));
  const stop = Math.min(active, shown.length - 1);

  function move(event: KeyboardEvent) {
    // A note is written in an open line: its keys are its own.
    if (!(event.target instanceof HTMLElement && event.target.matches('[data-line]'))) return;
    const next = nextOf(event.key, stop, shown.length);
    if (next === null) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[data-line]')[next]?.focus();
  }
  function toggle(id: string) {
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    setOpen(next);
  }
  return (
    <>
      <ul ref={list} aria-label={label} onKeyDown={move} className="divide-y divide-line">
        {shown.map((row, at) => (
          <ChangeLine
            key={row.id}
            row={row}
            wording={wording}
            share={row.damage / most}
            isStop={at === stop}
            onFocus={() => setActive(at)}
            open={open.has(row.id)}
            onToggle={() => toggle(row.id)}
            note={noteOf(row.id)}
          >
            {children(row)}
          </ChangeLine>
        ))}
      </ul>
      {shown.length < rows.length ? (
        <>
          <Button look="quiet" className="no-print mt-1" onClick={() => setWhole(true)}>
            Show {wording.format.integer(rows.length - shown.length)} more with less damage
          </Button>
          <p className="hidden text-ink-3 print:block">
            and {counted(rows.length - shown.length, 'line', wording.format)} with less damage
          </p>
        </>
      ) : null}
    </>
  );
}

function nextOf(key: string, at: number, count: number): number | null {
  const moves: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: count - 1 };
  const next = moves[key];
  return next === undefined || next < 0 || next >= count ? null : next;
}
