'use client';

import type { Seat } from '@/components/shelf/prepare-pages';
import { counted } from '@/lib/client/counted';
import type { Format } from '@/lib/client/format';
import { useFormat } from '@/lib/client/use-format';

type Empty = Exclude<Seat, { kind: 'place' }>;

/** A place where nothing was seen, or products that were seen and not delivered. */
export function EmptySeat({ seat }: { seat: Empty }) {
  const format = useFormat();
  return (
    <div className="hatch flex h-[13.5rem] flex-col items-center justify-center rounded-md border border-line border-dashed p-2 text-center">
      <span className="rounded-sm bg-ground px-1.5 text-caption text-ink-2">{emptyWords(seat, format)}</span>
    </div>
  );
}

export function emptyWords(seat: Empty, format: Format): string {
  if (seat.kind === 'undelivered')
    return `${counted(seat.count, 'product', format)} more seen on this page, not delivered`;
  const { from, to } = seat;
  return from === to
    ? `${format.position(from)} not seen`
    : `${format.position(from)} to ${format.position(to)} not seen`;
}

/** A product that the filters leave out: its place stays, so that the shelf keeps its shape. */
export function FilteredSeat({ rank }: { rank: number | null }) {
  const format = useFormat();
  return (
    <div className="flex h-[13.5rem] items-start rounded-md border border-line border-dotted p-1.5 text-caption text-ink-2">
      {format.position(rank)}
      <span className="sr-only"> left out by the filters</span>
    </div>
  );
}
