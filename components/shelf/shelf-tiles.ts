import type { ScoreCheck } from '@/components/shelf/check-score';
import type { Facet, Place } from '@/components/shelf/place';
import { known, type Split } from '@/components/shelf/prepare-counts';
import type { Shelf } from '@/components/shelf/use-shelf';
import { counted } from '@/lib/client/counted';
import type { Format } from '@/lib/client/format';
import { NO_VALUE } from '@/lib/client/format-number';
import { isolated } from '@/lib/client/isolated';

/** Where a number leads: the places that it counts, one place, or the score as the service gives it. */
export type Behind =
  | { kind: 'rows'; filters: Partial<Record<Facet, readonly string[]>> }
  | { kind: 'place'; id: string }
  | { kind: 'score' };

/** A number of the shelf, with what it is of. */
export interface CountTile {
  readonly name: string;
  readonly hint: string;
  readonly value: string;
  readonly note: string;
  /** The same on the shelf beside it; null while nothing is compared. */
  readonly change: string | null;
  /** Null where there is nothing behind the number. */
  readonly behind: Behind | null;
  /** What a click on the value shows. */
  readonly words: string;
}

interface Counted {
  shelf: Shelf;
  /** The shelf beside it, null while nothing is compared. */
  other: Shelf | null;
  /** Null where the scores of the day do not hold this shelf. */
  check: ScoreCheck | null;
}

/** What stands above the shelf. Counts are of the whole answer: filters do not narrow them. */
export function shelfTiles({ shelf, other, check }: Counted, format: Format): CountTile[] {
  const { counts, question, answer, places } = shelf;
  const all = `${counted(counts.places, 'place', format)}`;
  const beside = (write: (shelf: Shelf) => string) => (other ? `${write(other)} on the other shelf` : null);
  const first = firstOwn(shelf);
  const searched = places.filter(({ listing }) => listing.is_searched_brand);
  return [
    {
      name: `Own among the first ${format.integer(question.first_n_products)}`,
      hint: 'Places of own brands; unknown is never added to no',
      value: format.integer(known(counts.own)),
      note: `of ${all}${unknownNote(counts.own, format)}`,
      change: beside((one) => `${format.integer(known(one.counts.own))} of ${format.integer(one.counts.places)}`),
      behind: counts.own.yes > 0 ? { kind: 'rows', filters: { own: ['own'] } } : null,
      words: 'Show the own places',
    },
    {
      name: 'First own place',
      hint: 'The place nearest to the front that an own brand holds',
      value: format.position(first?.rank),
      note: first ? (first.listing.product_title ?? 'Title not stated') : ownless(counts.own),
      change: beside((one) => format.position(firstOwn(one)?.rank)),
      behind: first ? { kind: 'place', id: first.id } : null,
      words: 'Open the product',
    },
    {
      name: `Share of ${answer.searched_brand === null ? 'the searched brand' : isolated(answer.searched_brand)}`,
      hint: 'Its places of all places of the shelf',
      value: format.percent(shareOf(shelf)),
      note: `${foundNote(counts.searched, format)}of ${all}${unknownNote(counts.searched, format)}`,
      change: beside((one) => format.percent(shareOf(one))),
      behind: searched.length > 0 ? { kind: 'rows', filters: { brand: brandsOf(searched) } } : null,
      words: 'Show the places of this brand',
    },
    {
      name: 'Organic / sponsored',
      hint: 'How the places were won',
      value: wonWords(shelf, format),
      note: counts.paid.unknown > 0 ? `${format.integer(counts.paid.unknown)} not stated` : `of ${all}`,
      change: beside((one) => wonWords(one, format)),
      behind: counts.paid.yes > 0 ? { kind: 'rows', filters: { won: ['paid'] } } : null,
      words: 'Show the sponsored places',
    },
    {
      name: 'Score of the service',
      hint: 'As the visibility page has it, beside the share that is counted here',
      ...scoreTile(check, format),
      change: null,
      behind: check ? { kind: 'score' } : null,
      words: 'Show the score on the visibility page',
    },
  ];
}

/** Counted on the shelf, from 0 to 1; null where it is not known of a single product. */
export function shareOf({ counts }: Shelf): number | null {
  const searched = known(counts.searched);
  return searched === null || counts.places === 0 ? null : searched / counts.places;
}

function firstOwn({ places }: Shelf): Place | undefined {
  return places.find(({ own, rank }) => own === true && rank !== null);
}

function ownless(own: Split): string {
  return known(own) === null ? 'not known which places are own' : 'no place is known as own';
}

function brandsOf(places: readonly Place[]): string[] {
  return [...new Set(places.flatMap(({ words }) => words.brand))];
}

function wonWords({ counts: { paid } }: Shelf, format: Format): string {
  return known(paid) === null ? NO_VALUE : `${format.integer(paid.no)} / ${format.integer(paid.yes)}`;
}

/** "3 "; empty where too little is known to count. */
function foundNote(split: Split, format: Format): string {
  const found = known(split);
  return found === null ? '' : `${format.integer(found)} `;
}

function unknownNote({ unknown }: Split, format: Format): string {
  return unknown > 0 ? `, ${format.integer(unknown)} unknown` : '';
}

function scoreTile(check: ScoreCheck | null, format: Format): Pick<CountTile, 'value' | 'note'> {
  if (!check) return { value: NO_VALUE, note: 'the scores of the day do not hold this shelf' };
  const { given, share, scale, sameCounts } = check;
  const write = (score: number | null) =>
    scale === null ? format.decimal(score) : format.percent(score === null ? null : score / scale);
  const target = given.target === null ? '' : `target ${write(given.target)}, `;
  const parts = `${format.integer(given.own_product_count)} of ${format.integer(given.total_product_count)} by its own counts`;
  return { value: write(given.score), note: `${target}${parts}; ${verdict()}` };

  function verdict(): string {
    if (given.score === null || share === null) return 'cannot be recomputed: a part is missing';
    if (scale === null) return `${format.percent(share)} counted here: not the same`;
    return `agrees with the share counted here${sameCounts === false ? ', though its counts do not' : ''}`;
  }
}
