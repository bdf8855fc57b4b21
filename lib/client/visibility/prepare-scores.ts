import { NOT_STATED } from '@/lib/client/facets';
import { oncePer } from '@/lib/client/once-per';
import { flagWords, textWords } from '@/lib/client/shared-filters';
import { isShare, scaleOf, shareOf } from '@/lib/client/visibility/scale';
import type { Score, Scores } from '@/lib/client/visibility/score';
import type { RetailerScore, VisibilityScore } from '@/lib/contract/visibility-scores';

/** The scores of an answer, prepared once however many panels ask. */
export const scoresOf = oncePer(prepareScores);

/** A score for each source, brand and retailer of an answer. */
export function prepareScores(items: readonly VisibilityScore[]): Scores {
  const scale = scaleOf(items.flatMap((item) => item.retailer_scores));
  return { all: items.flatMap((item) => item.retailer_scores.map((at) => prepareScore(item, at, scale))), scale };
}

function prepareScore(item: VisibilityScore, at: RetailerScore, scale: number | null): Score {
  const share = shareOf(at);
  const check = checkOf(at, share, scale);
  const source = String(item.visibility_source_id ?? item.visibility_source_name ?? NOT_STATED);
  const shop = `${at.retailer_code ?? at.retailer_name ?? NOT_STATED}/${at.retailer_country ?? NOT_STATED}`;
  return {
    id: `${source}/${item.searched_brand ?? NOT_STATED}/${shop}`,
    source,
    shop,
    item,
    at,
    share,
    gap: at.score === null || at.target === null ? null : at.score - at.target,
    check,
    words: {
      retailer: textWords(at.retailer_name),
      country: textWords(at.retailer_country),
      brand: textWords(item.searched_brand),
      own: flagWords(item.is_own_brand, 'own', 'competitor'),
      group: textWords(item.searched_brand_group),
      source: textWords(item.visibility_source_name),
      key: flagWords(item.is_power_visibility_source, 'yes', 'no'),
      target: flagWords(at.is_target_met, 'met', 'missed'),
      check: textWords(check),
    },
  };
}

/** What can be recomputed and is not what the service says. */
export function faultsOf({ at, share }: Pick<Score, 'at' | 'share'>, scale: number | null) {
  const { score, target, is_target_met: met } = at;
  // Nothing is zero on every scale.
  const sound = scale === null ? score === 0 && share === 0 : isShare(score ?? 0, share ?? 0, scale);
  return {
    score: score !== null && share !== null && !sound,
    verdict: score !== null && target !== null && met !== null && met !== score >= target,
  };
}

function checkOf(at: RetailerScore, share: number | null, scale: number | null): Score['check'] {
  const checkable = at.score !== null && (share !== null || (at.target !== null && at.is_target_met !== null));
  if (!checkable) return null;
  const { score, verdict } = faultsOf({ at, share }, scale);
  return score || verdict ? 'differs' : 'agrees';
}
