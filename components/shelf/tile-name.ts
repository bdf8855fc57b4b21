import type { Place } from '@/components/shelf/place';
import type { Move } from '@/components/shelf/prepare-moves';
import { moveSentence, WON_WORDS } from '@/components/shelf/words';
import type { Format } from '@/lib/client/format';

/** A tile for people who hear it: place, product, brand, and what is known of both. */
export function tileName(
  { listing, rank, won, own }: Place,
  standing: boolean | null,
  move: Move | null,
  format: Format,
): string {
  const parts = [
    rank === null ? 'place not stated' : format.position(rank),
    listing.product_title ?? 'Title not stated',
    listing.brand_name,
    WON_WORDS[won],
    own === true && 'own brand',
    listing.is_searched_brand && 'searched brand',
    standing && 'chosen by power SKU and tag',
    move && moveSentence(move, format),
  ];
  return parts.filter(Boolean).join(', ');
}
