import type { HeatGridCell } from '@/components/chart/heat-grid';
import { verdictGlyph, verdictWords } from '@/components/rankings/words';
import { cn } from '@/components/ui/cn';
import type { Format } from '@/lib/client/format/format';
import { type RankState, STATE_WORDS } from '@/lib/queries/rankings/all.columns';
import type { RankCell } from '@/lib/queries/rankings/matrix.columns';

/** Marks of cells without a rank. A keyword that was not collected is hatched. */
const MARKS: Readonly<Record<Exclude<RankState, 'ranked'>, string>> = {
  not_ranked: '–',
  not_collected: '',
  unknown: '?',
};

/** A keyword for which the SKU is not tracked. */
export const NOT_TRACKED = {
  text: <span className="text-ink-3/60">·</span>,
  tone: 'empty',
  words: () => 'not tracked',
} as const;

/** Returns a rank with its verdict, or the reason why there is none. Ranks on page one are bold. */
export function rankCell(cell: RankCell, format: Format): Pick<HeatGridCell, 'text' | 'tone' | 'words'> {
  const { state, rank, is_page_one, is_on_target } = cell;
  const words = () => cellWords(cell, format);
  if (state === 'not_collected') return { text: '', tone: 'lost', words };
  const isRanked = rank !== null;
  return {
    text: (
      <>
        <span className={cn(is_page_one ? 'font-semibold' : isRanked ? 'text-ink-2' : 'text-ink-3')}>
          {isRanked ? format.integer(rank) : state === 'ranked' ? '?' : MARKS[state]}
        </span>
        <span className={cn('inline-block w-4', is_on_target ? 'text-on-target' : 'text-off-target')}>
          {is_on_target === false && !isRanked ? '▽' : verdictGlyph(is_on_target)}
        </span>
      </>
    ),
    // A row of targets that are out of reach would hide those that are missed by a few positions.
    tone: is_on_target === null || !isRanked ? 'none' : is_on_target ? 'met' : 'missed',
    words,
  };
}

/** Describes a cell: "#12, not on page one, target #10 missed". */
function cellWords({ state, rank, is_page_one, target, is_on_target }: RankCell, format: Format): string {
  return [
    rank === null ? (state === 'ranked' ? 'rank not stated' : STATE_WORDS[state]) : format.position(rank),
    rank === null || is_page_one === null ? '' : is_page_one ? 'on page one' : 'not on page one',
    state === 'not_collected' ? '' : verdictWords({ target, is_on_target, distance: null }, format),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Explains the marks of cells. */
export function MatrixLegend() {
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-caption text-ink-3">
      <span>
        <strong className="font-semibold text-ink">7</strong> on page one
      </span>
      <span>
        <span className="text-on-target">●</span> target met
      </span>
      <span>
        <span className="text-off-target">▼</span> missed, <span className="text-off-target">▽</span> without a rank
      </span>
      <span>– not ranked</span>
      <span className="inline-flex items-center gap-1">
        <span aria-hidden className="hatch inline-block h-3 w-5 opacity-60" /> not collected
      </span>
      <span>· not tracked</span>
    </p>
  );
}
