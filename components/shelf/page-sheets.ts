import { brandSheet } from '@/components/shelf/brands-panel';
import { moveColumns } from '@/components/shelf/move-columns';
import type { Place } from '@/components/shelf/place';
import { placeColumns } from '@/components/shelf/place-columns';
import { prepareBrands } from '@/components/shelf/prepare-brands';
import type { Moves } from '@/components/shelf/prepare-moves';
import type { CountTile } from '@/components/shelf/shelf-tiles';
import type { ChosenOn } from '@/components/shelf/use-chosen';
import type { Shelf } from '@/components/shelf/use-shelf';
import { toSheet } from '@/components/table/to-sheet';
import type { Format } from '@/lib/client/format';
import type { Sheet } from '@/lib/client/sheet';

interface Exported {
  shelf: Shelf;
  other: Shelf | null;
  moves: Moves | null;
  tiles: readonly CountTile[];
  names: { now: string; beside: string };
  accepts: (place: Place) => boolean;
  chosen: ChosenOn | null;
}

/** The page as sheets: the counts, each shelf with all columns, and what moved; shelves in the filters that are on. */
export function pageSheets({ shelf, other, moves, tiles, names, accepts, chosen }: Exported, format: Format): Sheet[] {
  const placesOf = ({ places }: Shelf, name: string, side: 'now' | 'beside') =>
    toSheet(name, placeColumns(chosen?.[side] ?? null), places.filter(accepts));
  return [
    {
      title: 'Counts',
      columns: ['Number', 'Value', 'Of what', 'On the other shelf'].map((header) => ({
        header,
        kind: 'text' as const,
      })),
      rows: tiles.map(({ name, value, note, change }) => [name, value, note, change]),
    },
    placesOf(shelf, names.now, 'now'),
    ...(other ? [placesOf(other, names.beside, 'beside')] : []),
    ...(moves ? [toSheet('What moved', moveColumns(names, format), moves.rows)] : []),
    brandSheet('Brands', prepareBrands(shelf.places.filter(accepts))),
  ];
}
