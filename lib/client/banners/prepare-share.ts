import type { Placement } from '@/lib/client/banners/placement';
import type { Weights } from '@/lib/client/banners/weights';
import { NOT_STATED } from '@/lib/client/facets';
import { isKnownCount } from '@/lib/client/known-count';
import { ownValue } from '@/lib/contract/own-value';

/** Own labels of own and competitor labels, over the banners whose counts are both known. */
interface LabelShare {
  /** Plain counts, never weighted. */
  readonly own: number;
  readonly competitor: number;
  /** Σ weight × own ÷ Σ weight × (own + competitor); null when that divides by nothing, or too little is known for a 0. */
  readonly share: number | null;
  readonly banners: number;
  /** Banners left out because a count is unknown. */
  readonly unknown: number;
}

export function shareOf(placements: readonly Placement[], weights: Weights): LabelShare {
  let own = 0;
  let competitor = 0;
  let unknown = 0;
  let part = 0;
  let whole = 0;
  for (const { counts, item } of placements) {
    if (!counts) {
      unknown += 1;
      continue;
    }
    const weight = weightOf(weights, item.page_type);
    own += counts.own;
    competitor += counts.competitor;
    part += weight * counts.own;
    whole += weight * (counts.own + counts.competitor);
  }
  const says = isKnownCount({ found: own, known: placements.length - unknown, unknown });
  return { own, competitor, share: whole > 0 && says ? part / whole : null, banners: placements.length, unknown };
}

function weightOf(weights: Weights, pageType: string | null): number {
  return ownValue(weights, pageType ?? NOT_STATED) ?? 1;
}
