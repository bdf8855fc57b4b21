import type { Column } from '@/components/table/column';
import { partColumn, scoreColumn } from '@/components/visibility/matrix-columns';
import type { PositionRow, Positions } from '@/components/visibility/prepare-positions';
import { sourceColumns } from '@/components/visibility/source-columns';
import type { Measure } from '@/components/visibility/url-state';
import { POSITION_WORDS, shopWithCountry } from '@/components/visibility/words';
import type { Score } from '@/lib/client/visibility/score';
import type { PositionType } from '@/lib/client/visibility/scores-url';
import { POSITION_TYPES } from '@/lib/contract/params';

interface PositionsLook {
  scale: number | null;
  header: string;
  measure: Measure;
  onOpen: (score: Score, position: PositionType) => void;
}

/** The source, what misses where, then three columns for each retailer. */
export function positionColumns(
  { shops, rows }: Positions,
  { scale, header, measure, onOpen }: PositionsLook,
): Column<PositionRow>[] {
  const look = { scale, measure, change: null };
  const brands = new Set(rows.map(({ item }) => item.searched_brand)).size > 1;
  return [
    ...sourceColumns<PositionRow>({ header, brands }),
    partColumn({
      id: 'content',
      header: 'Content',
      width: 76,
      hint: 'Organic targets missed, of the retailers with a verdict',
      part: (row) => row.content,
    }),
    partColumn({
      id: 'budget',
      header: 'Budget',
      width: 76,
      hint: 'Sponsored targets missed, of the retailers with a verdict',
      part: (row) => row.budget,
    }),
    ...shops.flatMap((shop) =>
      POSITION_TYPES.map((position) =>
        scoreColumn<PositionRow>({
          id: `${shop.id}-${position}`,
          header: POSITION_WORDS[position],
          hint: `${POSITION_WORDS[position]} score at ${shopWithCountry(shop.retailer, shop.country)}`,
          group: shopWithCountry(shop.retailer, shop.country),
          width: 88,
          look: { ...look, position, onOpen: (score) => onOpen(score, position) },
          score: (row) => row.cells[position].get(shop.id),
        }),
      ),
    ),
  ];
}
