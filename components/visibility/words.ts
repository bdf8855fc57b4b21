import type { Format } from '@/lib/client/format/format';
import { shopName } from '@/lib/client/format/names';
import { POSITION_WORDS, TYPE_WORDS } from '@/lib/datasets/scores/filters';
import type { VisibilityParams } from '@/lib/queries/visibility/params';
import type { ScoreRow } from '@/lib/queries/visibility/scores.columns';

type ShopName = Record<'retailer_name' | 'retailer_country', string | null>;

/** Describes the settings that scores depend on: "first 20 products · search · overall". */
export function describeSettings(
  {
    first_n_products,
    visibility_type,
    position_type,
  }: Pick<VisibilityParams, 'first_n_products' | 'visibility_type' | 'position_type'>,
  format: Format,
): string {
  return [
    `first ${format.count(first_n_products, 'product')}`,
    TYPE_WORDS[visibility_type].tab.toLowerCase(),
    POSITION_WORDS[position_type].toLowerCase(),
  ].join(' · ');
}

export function shopWithCountry({ retailer_name, retailer_country }: ShopName): string {
  return shopName(retailer_name, retailer_country);
}

/** Marks power keywords with a star. */
export function starred({ source_name, is_power }: Pick<ScoreRow, 'source_name' | 'is_power'>): string {
  return is_power ? `${source_name} ★` : source_name;
}

export type Verdict = 'met' | 'missed' | 'none';

export function verdictOf(met: boolean | null): Verdict {
  return met === null ? 'none' : met ? 'met' : 'missed';
}

/** Returns a symbol that needs no color: ● met, ▼ missed, ▲ missed for the service although above the target. */
export function glyphOf(met: boolean | null, gap: number | null): string {
  if (met === null) return '';
  return met ? '●' : gap !== null && gap > 0 ? '▲' : '▼';
}

export const VERDICT_INK: Readonly<Record<Verdict, string>> = {
  met: 'text-on-target',
  missed: 'text-off-target',
  none: 'text-ink-3',
};
