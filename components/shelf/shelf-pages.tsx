'use client';

import { type KeyboardEvent, useState } from 'react';
import type { BrandStyle } from '@/components/chart/brand-color';
import { EmptySeat, FilteredSeat } from '@/components/shelf/empty-seat';
import { nextTile } from '@/components/shelf/move-focus';
import { PageBreak } from '@/components/shelf/page-break';
import type { Move } from '@/components/shelf/prepare-moves';
import type { Seat, ShelfPage } from '@/components/shelf/prepare-pages';
import { Tile } from '@/components/shelf/tile';

interface ShelfPagesProps {
  pages: readonly ShelfPage[];
  /** The ids of places that the filters leave. */
  passing: ReadonlySet<string>;
  /** The ids of places that stand out among them; null while no filter lets any. */
  chosen: ReadonlySet<string> | null;
  /** By the id of a place; null while nothing is compared. */
  moves: ReadonlyMap<string, Move> | null;
  styles: ReadonlyMap<string, BrandStyle>;
  onOpen: (id: string) => void;
}

/** The shelf page by page. Tab reaches it once; arrow keys, Home and End move over the products, Enter opens one. */
export function ShelfPages({ pages, passing, chosen, moves, styles, onOpen }: ShelfPagesProps) {
  const [reached, setReached] = useState<string | null>(null);
  const ids = pages.flatMap(({ seats }) =>
    seats.flatMap((seat) => (seat.kind === 'place' && passing.has(seat.place.id) ? [seat.place.id] : [])),
  );
  const reachable = reached !== null && ids.includes(reached) ? reached : ids[0];
  const draw = (seat: Seat) => {
    if (seat.kind !== 'place') return <EmptySeat seat={seat} />;
    const { place } = seat;
    if (!passing.has(place.id)) return <FilteredSeat rank={place.rank} />;
    return (
      <Tile
        place={place}
        standing={chosen?.has(place.id) ?? null}
        move={moves?.get(place.id) ?? null}
        style={styles.get(place.listing.brand_name ?? '')}
        reachable={place.id === reachable}
        onReach={setReached}
        onOpen={onOpen}
        onMove={moveFocus}
      />
    );
  };
  return (
    <div data-shelf className="flex flex-col gap-4">
      {pages.map((page) => (
        <div key={page.no ?? 'unknown'}>
          <PageBreak page={page} />
          <ol className="grid grid-cols-[repeat(auto-fill,minmax(9.25rem,1fr))] gap-2">
            {page.seats.map((seat) => (
              <li key={seatKey(seat)} className="min-w-0 break-inside-avoid">
                {draw(seat)}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}

function seatKey(seat: Seat): string {
  if (seat.kind === 'place') return seat.place.id;
  return seat.kind === 'gap' ? `gap ${seat.from}` : 'undelivered';
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const tiles = event.currentTarget.closest('[data-shelf]')?.querySelectorAll<HTMLElement>('[data-tile]') ?? [];
  const next = nextTile([...tiles], event.currentTarget, event.key);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
