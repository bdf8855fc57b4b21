import type { ScoreCheck } from '@/components/shelf/check-score';
import { known, type Split } from '@/components/shelf/prepare-counts';
import type { Shelf } from '@/components/shelf/use-shelf';
import type { Format } from '@/lib/client/format';

/** A number of the shelf, with what it is of. */
export interface CountTile {
  readonly name: string;
  readonly value: string;
  readonly notes: readonly string[];
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
  const { counts, question, answer } = shelf;
  const places = format.integer(counts.places);
  const beside = (pick: (shelf: Shelf) => string) => (other ? [`${pick(other)} on the other shelf`] : []);
  const paidWords = ({ counts: { paid } }: Shelf) =>
    known(paid) === null ? '—' : `${format.integer(paid.no)} / ${format.integer(paid.yes)}`;
  return [
    {
      name: `Own among the first ${format.integer(question.first_n_products)}`,
      value: format.integer(known(counts.own)),
      notes: [
        `of ${places} places${unknownNote(counts.own, format)}`,
        ...beside((one) => `${format.integer(known(one.counts.own))} of ${format.integer(one.counts.places)}`),
      ],
    },
    {
      name: `Share of ${answer.searched_brand ?? 'the searched brand'}`,
      value: format.percent(shareOf(shelf)),
      notes: [
        `${format.integer(known(counts.searched))} of ${places} places${unknownNote(counts.searched, format)}`,
        ...beside((one) => format.percent(shareOf(one))),
      ],
    },
    {
      name: 'Organic / sponsored',
      value: paidWords(shelf),
      notes: [
        counts.paid.unknown > 0 ? `${format.integer(counts.paid.unknown)} not stated` : `of ${places} places`,
        ...beside(paidWords),
      ],
    },
    { name: 'Score of the service', ...scoreTile(check, format) },
  ];
}

/** Counted on the shelf, from 0 to 1; null where it is not known of a single product. */
export function shareOf({ counts }: Shelf): number | null {
  const searched = known(counts.searched);
  return searched === null || counts.places === 0 ? null : searched / counts.places;
}

function unknownNote({ unknown }: Split, format: Format): string {
  return unknown > 0 ? `, ${format.integer(unknown)} unknown` : '';
}

function scoreTile(check: ScoreCheck | null, format: Format): Pick<CountTile, 'value' | 'notes'> {
  if (!check) return { value: '—', notes: ['the scores of the day do not hold this shelf'] };
  const { given, share, scale, sameCounts } = check;
  const parts = `${format.integer(given.own_product_count)} of ${format.integer(given.total_product_count)} by its own counts`;
  const value = scale === null ? format.decimal(given.score) : format.percent((given.score ?? 0) / scale);
  if (given.score === null || share === null)
    return { value, notes: [parts, 'cannot be recomputed: a part is missing'] };
  const verdict =
    scale === null
      ? `${format.percent(share)} counted here: not the same`
      : `agrees with the share counted here${sameCounts === false ? ', though its counts do not' : ''}`;
  return { value, notes: [parts, verdict] };
}
