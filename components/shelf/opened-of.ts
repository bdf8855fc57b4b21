import type { Moves } from '@/components/shelf/prepare-moves';
import type { Opened } from '@/components/shelf/product-drawer';
import type { Shelf } from '@/components/shelf/use-shelf';
import type { PanelState } from '@/lib/client/panel-state';

interface OnScreen {
  now: PanelState<Shelf>;
  /** Null while nothing is compared. */
  beside: PanelState<Shelf> | null;
  moves: Moves | null;
  names: { now: string; beside: string };
  nameOf: (code: string) => string | null;
}

/** The place that the address asks for, on the shelf itself or else on the one beside it. */
export function openedOf(id: string | null, { now, beside, moves, names, nameOf }: OnScreen): Opened | null {
  const candidates = [
    { state: now, marks: moves?.now, shelfName: names.now, otherName: names.beside },
    { state: beside, marks: moves?.beside, shelfName: names.beside, otherName: names.now },
  ];
  for (const { state, marks, shelfName, otherName } of candidates) {
    if (state?.kind !== 'content') continue;
    const shelf = state.data;
    const place = shelf.places.find((one) => one.id === id);
    if (!place) continue;
    const { provenance } = state;
    const retailer = nameOf(shelf.question.retailer_code);
    return { place, shelf, shelfName, otherName, move: marks?.get(place.id) ?? null, retailer, provenance };
  }
  return null;
}
