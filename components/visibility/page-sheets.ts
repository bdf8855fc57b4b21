import { toSheet } from '@/components/table/to-sheet';
import { brandSheet } from '@/components/visibility/brands';
import { matrixColumns } from '@/components/visibility/matrix-columns';
import { prepareBrands } from '@/components/visibility/prepare-brands';
import type { Change } from '@/components/visibility/prepare-change';
import type { Matrix } from '@/components/visibility/prepare-matrix';
import { scoreColumns } from '@/components/visibility/score-columns';
import type { Sheet } from '@/lib/client/sheet';
import type { Score } from '@/lib/client/visibility/score';
import type { PositionType } from '@/lib/client/visibility/scores-url';

interface PageData {
  scores: readonly Score[];
  matrix: Matrix;
  scale: number | null;
  change: Change | null;
  position: PositionType;
  header: string;
}

/** A sheet for each panel of the answer on screen, all rows of it. */
export function pageSheets({ scores, matrix, scale, change, position, header }: PageData): Sheet[] {
  const look = { scale, measure: 'score' as const, change, position, header, onOpen: () => {} };
  return [
    toSheet('Scores by retailer', matrixColumns(matrix, look), matrix.rows),
    brandSheet('Brands by source', prepareBrands(scores, 'source')),
    brandSheet('Brands by retailer', prepareBrands(scores, 'retailer')),
    toSheet('All scores', scoreColumns(scale, header, change), scores),
  ];
}
