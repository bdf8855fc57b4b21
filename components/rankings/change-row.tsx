import { OTHER_STYLE } from '@/components/chart/brand-color';
import { brandFill } from '@/components/chart/brand-fill';
import type { HeatRow } from '@/components/chart/heat-table';
import type { RankAxis, RankMark } from '@/components/rankings/rank-axis';
import { type BrandStyles, RankStrip, stripCells } from '@/components/rankings/rank-strip';
import {
  OTHER_WORDS,
  rankWords,
  shopWithCountry,
  starred,
  verdictGlyph,
  verdictWords,
} from '@/components/rankings/words';
import { cn } from '@/components/ui/cn';
import { selectedRowClass } from '@/components/ui/selected-row';
import type { Format } from '@/lib/client/format/format';
import { isolated } from '@/lib/client/format/isolated';
import { useFormat } from '@/lib/client/format/use-format';
import type { ChangedRank, RankChange } from '@/lib/queries/rankings/changes.columns';
import { withoutBrand } from '@/lib/text/without-brand';

/** Columns: keyword with retailer and SKU, strip, ranks, target, other product. On phones, the strip, target and other product are below. */
export const CHANGE_GRID =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 sm:grid-cols-[minmax(0,2.2fr)_31%_5rem_2.75rem_minmax(0,0.9fr)] sm:gap-x-2';

/** A cell that is in the third line on phones. */
const BELOW = 'text-ink-2 max-sm:row-start-3 max-sm:pb-1 max-sm:text-caption max-sm:text-ink-3';

/** What all rows of a list share. */
export interface ChangeList {
  axis: RankAxis;
  styles: BrandStyles;
  /** The compared day and the day. */
  days: readonly [compared: string, day: string];
  onSelect: (id: string) => void;
}

/** Returns the marks of a row as cells. */
export function changeCells(row: ChangedRank, change: RankChange, list: ChangeList, format: Format): HeatRow {
  const [comparedDay, day] = list.days.map((date) => format.shortDay(date));
  const rank = (position: number | null) => rankWords(position, format);
  const markWords = (mark: RankMark) => {
    if (mark.kind === 'target') return verdictWords(row, format);
    if (mark.kind === 'rival') return `${isolated(mark.brand ?? '')} ${rank(mark.rank)}`;
    return `${isolated(row.product_name)} ${rank(mark.rank)} on ${mark.kind === 'then' ? comparedDay : day}`;
  };
  const sameRank = sameRankWords(row, change);
  return {
    key: `${change} ${row.id}`,
    label: [
      `${starred(row)} at ${shopWithCountry(row)}, ${isolated(row.product_name)}: ${beforeWords(row, format)} on ${comparedDay}, ${rank(row.rank)} on ${day}`,
      verdictWords(row, format),
      pageOneWords(row, change === 'lost' && sameRank !== null, format),
      sameRank ?? `${OTHER_WORDS[change]} ${otherWords(row, format)}`,
    ]
      .filter(Boolean)
      .join(', '),
    ...stripCells(row, list.axis, markWords),
    onOpen: () => list.onSelect(row.id),
  };
}

interface ChangeRowProps {
  row: ChangedRank;
  change: RankChange;
  heat: HeatRow;
  list: ChangeList;
  isSelected: boolean;
}

/** An SKU for a keyword at a retailer: its rank then and now on page one of the retailer, the target, and who has the rank. */
export function ChangeRow({ row, change, heat, list, isSelected }: ChangeRowProps) {
  const format = useFormat();
  const { rank_before, was_known, rank, target, is_on_target } = row;
  const rankText = (position: number | null) => (position === null ? '–' : format.integer(position));
  const shop = shopWithCountry(row);
  const sameRank = sameRankWords(row, change);
  return (
    <li className={cn(CHANGE_GRID, 'min-h-7 border-line border-b', isSelected && selectedRowClass)}>
      <button
        type="button"
        aria-current={isSelected || undefined}
        onClick={() => list.onSelect(row.id)}
        title={`${starred(row)} at ${shop}, ${row.product_name}`}
        className="group min-w-0 py-0.5 text-start leading-4"
      >
        <span className="flex items-baseline gap-2">
          <span className={cn('truncate group-hover:underline', isSelected && 'font-semibold')}>{starred(row)}</span>
          <span className="truncate text-caption text-ink-2">{shop}</span>
        </span>
        <span className="block truncate text-caption text-ink-3">
          {isolated(withoutBrand(row.product_name, row.brand_name) ?? row.product_name)}
        </span>
      </button>
      <span className="max-sm:col-span-2 max-sm:row-start-2">
        <RankStrip row={row} axis={list.axis} styles={list.styles} heat={heat} />
      </span>
      <span
        className="whitespace-nowrap text-end"
        title={`${beforeWords(row, format)} then, ${rankWords(rank, format)} now, ${verdictWords(row, format)}`}
      >
        <span className="text-ink-3">{rank_before === null && !was_known ? '?' : rankText(rank_before)} → </span>
        {rankText(rank)}{' '}
        <span
          aria-hidden
          className={cn('inline-block w-3', is_on_target === false ? 'text-off-target' : 'text-on-target')}
        >
          {verdictGlyph(is_on_target)}
        </span>
      </span>
      <span className={cn('text-end', BELOW, 'max-sm:col-start-2')}>
        {target === null ? null : (
          <>
            <span className="sm:hidden">target </span>
            {format.integer(target)}
          </>
        )}
      </span>
      <span className={cn('truncate', BELOW, 'max-sm:col-start-1')} title={sameRank ?? otherWords(row, format)}>
        {sameRank ?? <Other row={row} change={change} styles={list.styles} />}
      </span>
    </li>
  );
}

interface OtherProps {
  row: ChangedRank;
  change: RankChange;
  styles: BrandStyles;
}

/** The brand of the other product, in its color. Phones have no head of the column that states its role. */
function Other({ row: { other_brand, other_name, other_is_own }, change, styles }: OtherProps) {
  const role = <span className="sm:hidden">{OTHER_WORDS[change]} </span>;
  if (other_name === null)
    return (
      <span className="text-ink-3">
        {role}
        <span className="sm:hidden">a product that is </span>not tracked
      </span>
    );
  return (
    <>
      {role}
      <span
        aria-hidden
        className="me-1.5 inline-block size-2 rounded-full"
        style={brandFill(styles.get(other_brand ?? '') ?? OTHER_STYLE)}
      />
      {isolated(other_brand ?? other_name)}
      {other_is_own ? ' (own)' : ''}
    </>
  );
}

/** Describes the rank of the compared day. The data may not have one. */
function beforeWords({ rank_before, was_known }: ChangedRank, format: Format): string {
  return rank_before === null && !was_known ? 'not in the data' : rankWords(rank_before, format);
}

/** "page one ends at #24". Empty if it is shorter for this keyword, as the known length is of the retailer's longest. */
function pageOneWords({ rank, page_one_size: end }: ChangedRank, isShorter: boolean, format: Format): string {
  if (end === null || (isShorter && rank !== null && rank <= end)) return '';
  return `page one ends at ${rankWords(end, format)}`;
}

/** Explains a change of page one by its length, if the rank is the same on both days. Null otherwise. */
function sameRankWords({ rank, rank_before }: ChangedRank, change: RankChange): string | null {
  if (change === 'at_stake' || rank === null || rank !== rank_before) return null;
  return `same rank, page one is ${change === 'lost' ? 'shorter' : 'longer'}`;
}

/** "Whitening gel of Oskarine, now #5" */
function otherWords({ other_name, other_brand, other_rank }: ChangedRank, format: Format): string {
  if (other_name === null) return 'a product that is not tracked';
  const brand = other_brand === null ? '' : ` of ${isolated(other_brand)}`;
  return `${isolated(other_name)}${brand}, now ${rankWords(other_rank, format)}`;
}
