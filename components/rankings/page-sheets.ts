import { matrixColumns } from '@/components/rankings/matrix-columns';
import { moverColumns } from '@/components/rankings/mover-columns';
import { rivalColumns } from '@/components/rankings/rival-columns';
import type { Rankings } from '@/components/rankings/use-rankings';
import { toSheet } from '@/components/table/to-sheet';
import type { Format } from '@/lib/client/format';
import type { Basis } from '@/lib/client/rankings/place';
import type { Movers } from '@/lib/client/rankings/prepare-movers';
import type { Sheet } from '@/lib/client/sheet';

interface Drawn {
  rankings: Rankings;
  /** Null while no day is compared. */
  movers: Movers | null;
  basis: Basis;
}

/** The page as sheets, all keywords of the selection, in the filters that are on. */
export function pageSheets(
  { rankings: { matrix, own }, movers, basis }: Drawn,
  title: string,
  format: Format,
): Sheet[] {
  return [
    toSheet(`${title}, product by keyword`, matrixColumns(matrix.keywords, basis), matrix.rows),
    ...(movers ? [toSheet(`${title}, movers`, moverColumns(basis), movers.rows)] : []),
    toSheet(`${title}, own against own`, rivalColumns(format), own.rivals),
  ];
}
