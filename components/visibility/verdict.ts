import type { CellLook } from '@/lib/client/table-picture';
import type { Score } from '@/lib/client/visibility/score';

export interface Verdict {
  word: string;
  /** Above, below or at ease: read without colour. */
  glyph: '●' | '▲' | '▼' | '';
  /** Of the glyph, in the verdict's hue. */
  ink: string;
  /** Of the cell: the hue over the ground, stronger with the distance from the target. */
  heat: string;
}

const MET = ['bg-on-target/8', 'bg-on-target/13', 'bg-on-target/18', 'bg-on-target/23', 'bg-on-target/28'];
const MISSED = ['bg-off-target/8', 'bg-off-target/13', 'bg-off-target/18', 'bg-off-target/23', 'bg-off-target/28'];
/** Distances in shares at which the heat steps up; without a scale the heat stays in the middle. */
const STEPS = [0.02, 0.05, 0.1, 0.2];

/** The colour follows is_target_met and nothing else; how far the score is from the target only deepens it. */
export function verdictOf({ at, gap }: Pick<Score, 'at' | 'gap'>, scale: number | null): Verdict {
  if (at.is_target_met === null) return { word: 'no verdict', glyph: '', ink: 'text-near', heat: '' };
  const step = gap === null || scale === null ? 2 : STEPS.filter((from) => Math.abs(gap) / scale > from).length;
  if (at.is_target_met) return { word: 'target met', glyph: '●', ink: 'text-on-target', heat: MET[step] ?? '' };
  const glyph = gap !== null && gap > 0 ? '▲' : '▼';
  return { word: 'target missed', glyph, ink: 'text-off-target', heat: MISSED[step] ?? '' };
}

/** The shelf was collected, and holds no place of the kind that is asked for. */
export function hasNoPlace({ at }: Pick<Score, 'at'>): boolean {
  return at.score === null && at.total_product_count === 0;
}

/** The same for a picture of the table. */
export function lookOf(score: Score | undefined, scale: number | null): CellLook {
  if (!score || hasNoPlace(score)) return {};
  if (score.at.score === null) return { hatched: true };
  const { glyph, ink, heat } = verdictOf(score, scale);
  return { fill: heat, glyph: { sign: glyph, colour: ink } };
}
