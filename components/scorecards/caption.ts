import type { RatingFile } from '@/components/scorecards/use-rating-counts';
import type { Scores } from '@/components/scorecards/use-scores';
import { counted } from '@/lib/client/counted';
import type { Format } from '@/lib/client/format';
import type { PanelState } from '@/lib/client/panel-state';
import type { FileEntry } from '@/lib/contract/file-list';

interface Told {
  scores: Scores;
  minimum: number;
  /** State of the newest price set, which says whose a SKU is. */
  prices: PanelState<unknown>;
  /** Null while counts come from the range. */
  ratings: PanelState<RatingFile> | null;
}

/** What is counted, and how far each join reaches. */
export function captionOf({ scores, minimum, prices, ratings }: Told, format: Format): string {
  const rows = scores.shown.length;
  const hidden = scores.selected.items.length - rows;
  const inFile = scores.rows.filter(({ ratings: found }) => found !== null).length;
  const share = (count: number) => `${format.integer(count)} of ${format.integer(rows)}`;
  const parts = [
    counted(rows, 'row', format),
    hidden > 0 && `${format.integer(hidden)} more with under ${format.integer(minimum)} reviews, or none stated`,
    prices.kind === 'loading' && 'own or competitor: the newest prices are loading',
    prices.kind === 'problem' && 'own or competitor not known: the newest prices could not be loaded',
    prices.kind === 'content' && `${share(scores.totals.matched)} found in the newest prices, by SKU`,
    ratings?.kind === 'loading' && 'the rating file is loading',
    ratings?.kind === 'problem' && `no rating file: ${ratings.problem.title}`,
    ratings?.kind === 'content' &&
      (ratings.data.file
        ? `${share(inFile)} counted in the rating file of ${fileTime(ratings.data.file, format)}`
        : 'the service lists no rating file up to this range'),
  ];
  return parts.filter(Boolean).join(' · ');
}

/** "30 Jun 2026, 05:00 UTC". */
export function fileTime({ date, time }: FileEntry, format: Format): string {
  return `${format.day(date)}, ${time.padStart(2, '0')}:00 UTC`;
}
