import type { RetailerScore } from '@/lib/contract/visibility-scores';

const SCALES = [100, 1] as const;
/** Scores are rounded in many ways; half a point is the coarsest. */
const COARSEST = 0.005;

/** Own ÷ total, from 0 to 1; null without both counts. */
export function shareOf({ own_product_count: own, total_product_count: total }: RetailerScore): number | null {
  return own === null || !total ? null : own / total;
}

/** Whether a score says what the counts say, to the digits it is written in. */
export function isShare(score: number, share: number, scale: number): boolean {
  const digits = String(score).split('.')[1]?.length ?? 0;
  const tolerance = Math.min(0.5 * 10 ** -digits, COARSEST * scale);
  return Math.abs(score - share * scale) <= tolerance + 1e-9 * scale;
}

/**
 * The service does not say what its score is. Where most scores are own ÷ total, or a hundred times that, this is the
 * number that stands for a whole share; null where they are something else, which is then shown as it came.
 */
export function scaleOf(rows: readonly RetailerScore[]): number | null {
  const checkable = rows.flatMap((row) => {
    const share = shareOf(row);
    return row.score === null || share === null || share === 0 ? [] : [{ score: row.score, share }];
  });
  for (const scale of SCALES) {
    const agreeing = checkable.filter(({ score, share }) => isShare(score, share, scale)).length;
    if (agreeing * 2 > checkable.length) return scale;
  }
  return null;
}
