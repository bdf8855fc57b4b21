import type { Format } from '@/lib/client/format/format';
import { isolated } from '@/lib/client/format/isolated';
import { capital, shopName, withStar } from '@/lib/client/format/names';
import { POSITION_WORDS as SCORE_WORDS } from '@/lib/datasets/scores/filters';
import type { ChangedRank, RankChange } from '@/lib/queries/rankings/changes.columns';
import { basisOf, type RANK_BASES, type RankingsParams } from '@/lib/queries/rankings/params';

export const POSITION_WORDS = { ...SCORE_WORDS, OVERALL: 'Combined' } as const satisfies typeof SCORE_WORDS;

export const BASIS_WORDS: Readonly<Record<(typeof RANK_BASES)[number], string>> = {
  page: 'On the page',
  type: 'Within the type',
};

/** The other product of a row, by what changed for the keyword. */
export const OTHER_WORDS: Readonly<Record<RankChange, string>> = {
  lost: 'rank taken by',
  gained: 'rank taken from',
  at_stake: 'next behind',
};

/** Describes the settings that ranks depend on: "combined ranks · on the page". */
export function describeSettings(params: Pick<RankingsParams, 'position_type' | 'rank'>): string {
  return `${POSITION_WORDS[params.position_type].toLowerCase()} ranks · ${BASIS_WORDS[basisOf(params)].toLowerCase()}`;
}

type ShopName = Record<'retailer_name' | 'country', string | null>;

export function shopWithCountry({ retailer_name, country }: ShopName): string {
  return shopName(retailer_name, country);
}

export function starred({ keyword_name, is_power }: { keyword_name: string; is_power: boolean | null }): string {
  return withStar(keyword_name, is_power);
}

/** "#5", or "not ranked" for a product without a rank. */
export function rankWords(rank: number | null, format: Format): string {
  return rank === null ? 'not ranked' : format.position(rank);
}

type Verdict = Pick<ChangedRank, 'target' | 'is_on_target' | 'distance'>;

/** Describes the verdict as received, and the distance: "target #10 missed by 23". */
export function verdictWords({ target, is_on_target, distance }: Verdict, format: Format): string {
  const name = target === null ? 'target' : `target ${format.position(target)}`;
  if (is_on_target === null) return target === null ? 'no target' : `${name} without a verdict`;
  if (is_on_target) return `${name} met`;
  return distance !== null && distance > 0 ? `${name} missed by ${format.integer(distance)}` : `${name} missed`;
}

/** A symbol that needs no color: ● met, ▼ missed. */
export function verdictGlyph(isOnTarget: boolean | null): string {
  return isOnTarget === null ? '' : isOnTarget ? '●' : '▼';
}

/**
 * Describes the products whose ranks are compared.
 *
 * @param hasOwn whether the filters leave own ones
 */
export function skuWords(own: RankingsParams['own'], hasOwn: boolean): string {
  if (own === 'competitor') return 'SKUs of competitors';
  return hasOwn ? 'own SKUs' : 'SKUs';
}

/** Names the products whose ranks are shown: by their brand if they have one in common. */
export function productsName(rows: readonly Pick<ChangedRank, 'brand_name'>[], skus: string): string {
  const brands = new Set(rows.flatMap(({ brand_name }) => brand_name ?? []));
  const [brand] = brands;
  return brand !== undefined && brands.size === 1 ? isolated(brand) : capital(skus);
}
