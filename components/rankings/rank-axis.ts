import type { ChangedRank } from '@/lib/queries/rankings/changes.columns';

export type StripRow = Pick<ChangedRank, 'rank' | 'rank_before' | 'page_one_size' | 'target' | 'rivals'>;

/** Last ranks of an axis. Ranks beyond the longest are drawn at its end. */
const ENDS = [20, 30, 50, 75, 100];
/** Share of the ranks that an axis has room for. */
const MOST = 0.9;

/** The ranks that all strips of a list share, from 1. */
export interface RankAxis {
  end: number;
  ticks: readonly number[];
}

/** Returns the shortest axis with nearly all ranks of the rows. A few ranks far behind do not compress the others. */
export function rankAxis(rows: readonly StripRow[]): RankAxis {
  const ranks = rows
    .flatMap(({ rank, rank_before, page_one_size, target }) => [rank, rank_before, page_one_size, target])
    .filter((rank) => rank !== null)
    .toSorted((a, b) => a - b);
  const needed = ranks[Math.ceil(ranks.length * MOST) - 1] ?? 0;
  const end = ENDS.find((candidate) => candidate >= needed) ?? 100;
  const step = end > 50 ? 25 : 10;
  return { end, ticks: [1, ...Array.from({ length: Math.floor(end / step) }, (_, index) => (index + 1) * step)] };
}

/** Returns the position of a rank on the axis, from 0 to 1. */
export function rankX(rank: number, { end }: RankAxis): number {
  return Math.min(1, Math.max(0, (rank - 1) / (end - 1)));
}

/** What a strip draws at a rank. `brand` is set for competitors. */
export interface RankMark {
  kind: 'then' | 'now' | 'target' | 'rival';
  rank: number;
  brand?: string;
}

const ORDER: readonly RankMark['kind'][] = ['target', 'rival', 'then', 'now'];

/** Returns the marks of a strip from left to right. What is drawn at the same rank is in the order of its importance. */
export function rankMarks({ rank, rank_before, target, rivals }: StripRow): RankMark[] {
  const marks: (RankMark | null)[] = [
    target === null ? null : { kind: 'target', rank: target },
    ...rivals.map(({ brand, rank: best }): RankMark => ({ kind: 'rival', rank: best, brand })),
    rank_before === null ? null : { kind: 'then', rank: rank_before },
    rank === null ? null : { kind: 'now', rank },
  ];
  return marks
    .filter((mark) => mark !== null)
    .toSorted((a, b) => a.rank - b.rank || ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}
