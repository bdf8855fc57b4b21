import type { Question } from '@/components/shelf/place';
import type { ScoreItem } from '@/components/shelf/prepare-sources';
import type { Shelf } from '@/components/shelf/use-shelf';
import { filteredOut } from '@/lib/client/filtered-out';
import type { Format } from '@/lib/client/format';
import { formatDay } from '@/lib/client/format-date';
import { isolated } from '@/lib/client/isolated';
import type { PanelState } from '@/lib/client/panel-state';

interface Given {
  /** The scores of the day, which name the sources. */
  scores: PanelState<unknown>;
  /** Those that were counted on a shelf like this one; none while they are not known. */
  scoresOf: (shelf: Question) => readonly ScoreItem[];
  /** Whether the address and the scores say which shelf. */
  asked: boolean;
  /** How many places the filters leave. */
  passing: number;
  date: string | null;
  format: Format;
  clearFilters: () => void;
  showDayBefore: () => void;
}

/** The shelf's state. A shelf nobody collected and one whose products are all filtered out are two different things. */
export function shelfState(shelf: PanelState<Shelf>, given: Given): PanelState<Shelf> {
  const { scores, scoresOf, asked, passing, date, format, clearFilters, showDayBefore } = given;
  const before = { label: 'Show the day before', onAction: showDayBefore };
  if (!asked) {
    if (scores.kind !== 'content') return scores.kind === 'problem' ? scores : { kind: 'loading' };
    if (scores.refetching) return { kind: 'loading' };
    return {
      kind: 'guidance',
      reason: 'not-published',
      text: `The scores of ${formatDay(date)} name no shelf, so there is none to choose from. It was not collected that day, or not yet.`,
      action: before,
    };
  }
  if (shelf.kind !== 'content') return shelf;
  const { answer, question, places } = shelf.data;
  if (places.length === 0) return noPlaces(question, answer, scoresOf(question), before);
  if (passing === 0) return filteredOut({ count: places.length, of: 'places of this shelf', format, clearFilters });
  return shelf;
}

function noPlaces(
  question: Question,
  { visibility_source_name: name }: Shelf['answer'],
  scores: readonly ScoreItem[],
  before: { label: string; onAction: () => void },
): PanelState<Shelf> {
  const { visibility_type, visibility_source_id, position_type, retailer_code, date } = question;
  if (name === null)
    return {
      kind: 'guidance',
      reason: 'not-published',
      text: `The service knows no ${visibility_type === 'SEARCH' ? 'keyword' : 'category'} number ${visibility_source_id}. Choose another one.`,
    };
  const kind = position_type === 'OVERALL' ? '' : `${position_type.toLowerCase()} `;
  const shelf = `“${isolated(name)}” at ${retailer_code}`;
  if (isScoredEmpty(scores, question))
    return {
      kind: 'guidance',
      reason: 'none-of-kind',
      text: `${shelf} was collected for ${formatDay(date)}; it has no ${kind}place.`,
      action: before,
    };
  return {
    kind: 'guidance',
    reason: 'not-published',
    text: `The service has no ${kind}places of ${shelf} for ${formatDay(date)}. They were not collected, or there were none.`,
    action: before,
  };
}

/** Scores name the shelves that were collected: one with 0 places of the kind was looked at, and has none. */
function isScoredEmpty(scores: readonly ScoreItem[], { visibility_source_id, retailer_code }: Question): boolean {
  return scores.some(
    (item) =>
      item.visibility_source_id === visibility_source_id &&
      item.retailer_scores.some((at) => at.retailer_code === retailer_code && at.total_product_count === 0),
  );
}

/** The state of the shelf beside it; null while there is none. */
export function otherState(other: PanelState<Shelf> | null, compare: () => void): PanelState<Shelf> {
  if (other === null)
    return {
      kind: 'guidance',
      reason: 'not-compared',
      text: 'The shelf stands alone. Put another day or another retailer beside it.',
      action: { label: 'Compare with the day before', onAction: compare },
    };
  if (other.kind !== 'content' || other.data.places.length > 0) return other;
  const { retailer_code, date } = other.data.question;
  return {
    kind: 'guidance',
    reason: 'not-published',
    text: `The service has no places of this source at ${retailer_code} for ${formatDay(date)}, so nothing can be compared. Choose another day or retailer.`,
  };
}
