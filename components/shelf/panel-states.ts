import type { Shelf } from '@/components/shelf/use-shelf';
import { filteredOut } from '@/lib/client/filtered-out';
import type { Format } from '@/lib/client/format';
import { formatDay } from '@/lib/client/format-date';
import { isolated } from '@/lib/client/isolated';
import type { PanelState } from '@/lib/client/panel-state';

interface Given {
  /** The scores of the day, which name the sources. */
  scores: PanelState<unknown>;
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
  const { scores, asked, passing, date, format, clearFilters, showDayBefore } = given;
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
  if (places.length === 0)
    return {
      kind: 'guidance',
      reason: 'not-published',
      text:
        answer.visibility_source_name === null
          ? `The service knows no ${question.visibility_type === 'SEARCH' ? 'keyword' : 'category'} number ${question.visibility_source_id}. Choose another one.`
          : `The service has no ${question.position_type === 'OVERALL' ? '' : `${question.position_type.toLowerCase()} `}places of “${isolated(answer.visibility_source_name)}” at ${question.retailer_code} for ${formatDay(question.date)}. They were not collected, or there were none.`,
      action: answer.visibility_source_name === null ? undefined : before,
    };
  if (passing === 0) return filteredOut({ count: places.length, of: 'places of this shelf', format, clearFilters });
  return shelf;
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
