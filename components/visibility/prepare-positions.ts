import { prepareMatrix, type Shop, shopsOf } from '@/components/visibility/prepare-matrix';
import { metOf } from '@/lib/client/visibility/prepare-totals';
import type { Part, Score } from '@/lib/client/visibility/score';
import type { PositionType } from '@/lib/client/visibility/scores-url';
import type { VisibilityScore } from '@/lib/contract/visibility-scores';

/** The scores of one selection by the places they count. */
export type ByPosition = Readonly<Record<PositionType, readonly Score[]>>;

export interface PositionRow {
  readonly id: string;
  readonly item: VisibilityScore;
  readonly cells: Readonly<Record<PositionType, ReadonlyMap<string, Score>>>;
  /** Targets missed in the organic places: a matter of content. */
  readonly content: Part;
  /** Targets missed in the sponsored places: a matter of budget. */
  readonly budget: Part;
}

export interface Positions {
  readonly shops: readonly Shop[];
  readonly rows: readonly PositionRow[];
  readonly met: Readonly<Record<PositionType, Part>>;
}

/** Sources with all three kinds of places beside each other, in the order of the matrix of the overall score. */
export function preparePositions(scores: ByPosition): Positions {
  const of = (position: PositionType) => new Map(prepareMatrix(scores[position]).rows.map((row) => [row.id, row]));
  const [organic, sponsored, overall] = [of('ORGANIC'), of('SPONSORED'), of('OVERALL')];
  const rows = new Map([...overall, ...organic, ...sponsored]);
  return {
    shops: shopsOf([...scores.OVERALL, ...scores.ORGANIC, ...scores.SPONSORED]),
    rows: [...rows.values()].map(({ id, item }) => ({
      id,
      item,
      cells: { ORGANIC: cellsOf(organic, id), SPONSORED: cellsOf(sponsored, id), OVERALL: cellsOf(overall, id) },
      content: missed(organic.get(id)?.met),
      budget: missed(sponsored.get(id)?.met),
    })),
    met: { ORGANIC: metOf(scores.ORGANIC), SPONSORED: metOf(scores.SPONSORED), OVERALL: metOf(scores.OVERALL) },
  };
}

function cellsOf(rows: ReadonlyMap<string, { cells: ReadonlyMap<string, Score> }>, id: string) {
  return rows.get(id)?.cells ?? new Map<string, Score>();
}

function missed({ count, of }: Part = { count: 0, of: 0 }): Part {
  return { count: of - count, of };
}
