import type { Fact } from '@/components/page/fact-list';
import type { Place } from '@/components/shelf/place';
import type { Move } from '@/components/shelf/prepare-moves';
import { moveSentence, WON_WORDS } from '@/components/shelf/words';
import type { Format } from '@/lib/client/format';

/** What the shelf itself says of a product. */
export function placeFacts(place: Place, move: Move | null, otherName: string, format: Format): Fact[] {
  const { listing, won, own } = place;
  const page = listing.page_no === null ? 'page not stated' : `page ${format.integer(listing.page_no)}`;
  const within =
    won === 'unknown' ? 'sponsored or organic: not stated' : `${format.position(listing.position)} ${WON_WORDS[won]}`;
  return [
    { name: 'Place', value: format.position(listing.combined_position), note: `${page} · ${within}` },
    ...(move ? [otherFact(move, otherName, format)] : []),
    {
      name: 'Brand',
      value: listing.brand_name ?? 'not stated',
      note: ownNote(own, listing.is_searched_brand),
    },
    {
      name: 'Merchant',
      value: listing.merchant_name ?? 'not stated',
      note:
        listing.merchant_score === null ? undefined : `score ${format.decimal(listing.merchant_score, 1)}, as given`,
    },
    { name: 'Product no.', value: listing.product_id ?? 'not stated' },
  ];
}

function otherFact(move: Move, otherName: string, format: Format): Fact {
  const { now, beside } = move;
  const rank = now && beside ? format.position(beside.rank) : '—';
  return {
    name: otherName,
    value: rank,
    note: moveSentence(move, format) ?? 'cannot be paired: the product is not identified, or stands there twice',
  };
}

function ownNote(own: boolean | null, searched: boolean | null): string {
  const owner = own === null ? 'own or competitor: not known' : own ? 'own brand' : 'competitor';
  if (searched === null) return `${owner} · searched brand: not stated`;
  return searched ? `${owner} · the searched brand` : owner;
}
