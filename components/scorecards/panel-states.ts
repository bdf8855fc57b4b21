import { filteredOut } from '@/lib/client/filtered-out';
import type { Format } from '@/lib/client/format';
import { formatDay } from '@/lib/client/format-date';
import type { FetchedValue } from '@/lib/client/ndjson-stream';
import type { PanelState } from '@/lib/client/panel-state';
import type { Period } from '@/lib/client/period';
import type { Score } from '@/lib/client/scorecards/score';
import type { ScorecardRow } from '@/lib/contract/scorecard';

interface Selected {
  /** The rows that filters and the minimum of reviews leave. */
  shown: readonly Score[];
  period: Period | null;
  title: string;
  /** The newest day that the price set has; null while it is not known, or is inside the period. */
  newest: string | null;
  format: Format;
  clearFilters: () => void;
  showFirst: () => void;
  showNewest: () => void;
}

/** The answer's state over its selection. Nothing published and nothing left by the filters are two different things. */
export function panelState(
  answer: PanelState<FetchedValue<ScorecardRow[]>>,
  { shown, period, title, newest, format, clearFilters, showFirst, showNewest }: Selected,
): PanelState<readonly Score[]> {
  if (answer.kind !== 'content') return answer;
  const rows = answer.data.value.length;
  const range = period ? `${formatDay(period.start_date)} to ${formatDay(period.end_date)}` : 'this range';
  if (rows === 0 && title)
    return {
      kind: 'guidance',
      reason: 'not-published',
      text: `The scorecard “${title}” has no rows for ${range}. The service answers a title that it does not know in the same way: ask your account manager how yours is called, or show the first available scorecard.`,
      action: { label: 'Show the first available', onAction: showFirst },
    };
  if (rows === 0)
    return {
      kind: 'guidance',
      reason: 'not-published',
      text: `The service has no scorecard rows for ${range}. Choose another range${newest ? `; its newest prices are of ${formatDay(newest)}` : ''}.`,
      action: newest ? { label: `Show the 28 days to ${formatDay(newest)}`, onAction: showNewest } : undefined,
    };
  if (shown.length === 0) return filteredOut({ count: rows, of: 'rows of this range', format, clearFilters });
  return { ...answer, data: shown };
}

/** State of the range that is compared with. An empty range is nothing to compare with: not everything has entered. */
export function comparedState(
  answer: PanelState<FetchedValue<ScorecardRow[]>>,
  other: Period | null,
  compareBefore: () => void,
): PanelState<unknown> {
  if (!other)
    return {
      kind: 'guidance',
      reason: 'not-compared',
      text: 'The period stands alone. Choose above what it is compared with.',
      action: { label: 'Compare with the days before', onAction: compareBefore },
    };
  if (answer.kind !== 'content' || answer.data.value.length > 0) return answer;
  return {
    kind: 'guidance',
    reason: 'not-published',
    text: `The service has no scorecard rows for ${formatDay(other.start_date)} to ${formatDay(other.end_date)}, so nothing can be compared. Choose another range.`,
  };
}
