import { type Counts, known } from '@/components/shelf/prepare-counts';
import { type ScoreItem, scoreOfShelf } from '@/components/shelf/prepare-sources';
import type { Shelf } from '@/components/shelf/use-shelf';
import type { RetailerScore } from '@/lib/contract/visibility-scores';

const SCALES = [100, 1] as const;

/** The given score beside what the shelf itself says. */
export interface ScoreCheck {
  readonly given: RetailerScore;
  /** Searched brand's products ÷ all, from 0 to 1, counted on the shelf; null where its products are not known. */
  readonly share: number | null;
  /** The score that stands for a whole share; null where the score is something else. */
  readonly scale: number | null;
  /** Whether both counts of the score are those of the shelf; null where one is not given. */
  readonly sameCounts: boolean | null;
}

/** Null where the scores do not hold this shelf, for the brand that it marks. */
export function checkOf({ question, answer, counts }: Shelf, items: readonly ScoreItem[]): ScoreCheck | null {
  const given = scoreOfShelf(items, question, answer);
  return given && checkScore(given, counts);
}

/** The service does not say what a score is: it is called a share only where it is one here, to half a point. */
export function checkScore(given: RetailerScore, counts: Counts): ScoreCheck {
  const searched = known(counts.searched);
  const share = searched === null || counts.places === 0 ? null : searched / counts.places;
  const { own_product_count: own, total_product_count: total, score } = given;
  const scale =
    share === null || score === null
      ? null
      : (SCALES.find((one) => Math.abs(score / one - share) <= 0.005 && (share > 0 || one === 100)) ?? null);
  const sameCounts =
    own === null || total === null || searched === null ? null : own === searched && total === counts.places;
  return { given, share, scale, sameCounts };
}
