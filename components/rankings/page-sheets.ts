import { matrixColumns } from '@/components/rankings/matrix-columns';
import { moverColumns } from '@/components/rankings/mover-columns';
import { rivalColumns } from '@/components/rankings/rival-columns';
import type { Compared } from '@/components/rankings/use-compared';
import type { Rankings } from '@/components/rankings/use-rankings';
import { toSheet } from '@/components/table/to-sheet';
import type { Format } from '@/lib/client/format';
import type { Basis } from '@/lib/client/rankings/place';
import type { Sheet } from '@/lib/client/sheet';

interface Drawn {
  rankings: Rankings;
  /** Null while no day is compared. */
  compared: Compared | null;
  basis: Basis;
}

/** The page as sheets, all keywords of the selection, in the filters that are on. */
export function pageSheets({ rankings: { matrix, own }, compared, basis }: Drawn, format: Format): Sheet[] {
  return [
    toSheet('Product by keyword', matrixColumns(matrix.keywords, basis), matrix.rows),
    ...(compared ? [toSheet('Movers', moverColumns(basis), compared.movers.rows)] : []),
    toSheet('Own against own', rivalColumns(format, null), own.rivals),
  ];
}
