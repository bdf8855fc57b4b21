'use client';

import { useState } from 'react';
import { ListingTile } from '@/components/shelf/listing-tile';
import type { ShelfRow } from '@/components/shelf/words';
import { cn } from '@/components/ui/cn';
import { moveFocus } from '@/components/ui/move-cell';
import { useFormat } from '@/lib/client/format/use-format';
import { FIRST_POSITIONS } from '@/lib/datasets/listings/filters';
import { groupBy } from '@/lib/queries/shared/group-by';

/** A rank of the shelf with its listing. Null if the answer has none at this rank. */
interface Slot {
  rank: number | null;
  /** Last rank of several without a listing. Otherwise, the rank. */
  last: number | null;
  row: ShelfRow | null;
}

/** Most ranks without a listing that are drawn one by one. A service may send any number as a rank. */
const LONGEST_GAP = 20;

/** Ten ranks of the shelf, or the listings without one. */
export interface Segment {
  /** Null for the listings without a rank. */
  from: number | null;
  slots: Slot[];
}

/**
 * Groups listings into tens by their rank, with the ranks that no listing has. Only overall ranks are positions of the page, so
 * that others have no gaps.
 */
export function toSegments(rows: readonly ShelfRow[], isOverall: boolean): Segment[] {
  const slots: Slot[] = [];
  let next = 1;
  for (const row of rows.toSorted((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity))) {
    if (isOverall && row.rank !== null) slots.push(...gapSlots(next, row.rank - 1));
    if (row.rank !== null) next = row.rank + 1;
    slots.push({ rank: row.rank, last: row.rank, row });
  }
  const segments = groupBy(slots, ({ rank }) =>
    rank === null ? null : Math.floor((rank - 1) / FIRST_POSITIONS) * FIRST_POSITIONS + 1,
  );
  return [...segments].map(([from, segmentSlots]) => ({ from, slots: segmentSlots }));
}

function gapSlots(from: number, to: number): Slot[] {
  const length = Math.max(0, to - from + 1);
  if (length > LONGEST_GAP) return [{ rank: from, last: to, row: null }];
  return Array.from({ length }, (_, index) => ({ rank: from + index, last: from + index, row: null }));
}

interface ShelfGridProps {
  rows: readonly ShelfRow[];
  isOverall: boolean;
  /** Whether it is one of two shelves, which have less width. */
  isPair: boolean;
  /** Identifiers of the listings that the filters leave. Null for all. */
  matching: ReadonlySet<string> | null;
  onOpen: (id: string) => void;
}

/** A shelf as a shopper saw it: tiles in rows of five, so that the first 10 and 20 are whole rows. Arrow keys move between them. */
export function ShelfGrid({ rows, isOverall, isPair, matching, onOpen }: ShelfGridProps) {
  const format = useFormat();
  const [reached, setReached] = useState<string | null>(null);
  const segments = toSegments(rows, isOverall);
  const focusable = rows.some(({ id }) => id === reached) ? reached : rows[0]?.id;
  const pageOf = (slots: readonly Slot[]) => [...new Set(slots.flatMap(({ row }) => row?.page ?? []))];
  return (
    <fieldset
      data-rows
      aria-label="Listings"
      onKeyDown={moveFocus}
      className={cn('grid grid-cols-2 gap-1.5', isPair ? 'max-sm:grid-cols-1 sm:grid-cols-3' : 'sm:grid-cols-5')}
    >
      {segments.map(({ from, slots }) => {
        const own = slots.filter(({ row }) => row?.own).length;
        const pages = pageOf(slots);
        const end = slots.at(-1)?.last ?? null;
        const ranks = slots.reduce((sum, slot) => sum + (slot.last ?? 0) - (slot.rank ?? 0) + 1, 0);
        return [
          <h3
            key={`from ${from}`}
            className="col-span-full -mb-0.5 flex items-center gap-2 text-caption text-ink-3 after:grow after:border-line after:border-t"
          >
            <span className="font-semibold text-ink">
              {from === null ? 'Rank not stated' : `${format.integer(from)}–${format.integer(end)}`}
            </span>
            own {format.integer(own)} of {format.integer(ranks)}
            {pages.length > 0 ? ` · page ${pages.map(format.integer).join(', ')}` : ''}
          </h3>,
          ...slots.map(({ rank, last, row }) =>
            row ? (
              <ListingTile
                key={row.id}
                row={row}
                isFaded={matching?.has(row.id) === false}
                isReachable={row.id === focusable}
                onReach={() => setReached(row.id)}
                onOpen={() => onOpen(row.id)}
              />
            ) : (
              <p
                key={`gap ${rank}`}
                className="hatch h-24 rounded-md border border-line border-dashed p-2 text-caption text-ink-2"
              >
                <span className="bg-ground px-0.5">
                  {format.position(rank)}
                  {last === rank ? '' : ` to ${format.position(last)}`} not in the answer
                </span>
              </p>
            ),
          ),
        ];
      })}
    </fieldset>
  );
}
