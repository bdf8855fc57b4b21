import { placeSentence, placeWord } from '@/components/rankings/words';
import { cn } from '@/components/ui/cn';
import type { Format } from '@/lib/client/format';
import { type Basis, rankOf, stateOf, verdictOf } from '@/lib/client/rankings/place';
import type { CellLook } from '@/lib/client/table-picture';
import type { ProductKeyword } from '@/lib/contract/visibility-search-by-product';

interface RankCellProps {
  keyword: ProductKeyword | undefined;
  basis: Basis;
  format: Format;
}

/** Darker is better, on the first page alone: where the fill ends, the page does. Classes, as styles are slow here. */
const SHADES: readonly { upTo: number; shade: string }[] = [
  { upTo: 1, shade: 'bg-ink/16' },
  { upTo: 3, shade: 'bg-ink/13' },
  { upTo: 6, shade: 'bg-ink/10' },
  { upTo: 12, shade: 'bg-ink/7' },
  { upTo: Number.POSITIVE_INFINITY, shade: 'bg-ink/5' },
];

/** Missed and nowhere is drawn hollow: a field of full signs would hide what is in reach. */
const VERDICT_GLYPHS = {
  met: { sign: '●', colour: 'text-on-target' },
  missed: { sign: '▼', colour: 'text-off-target' },
  nowhere: { sign: '▽', colour: 'text-off-target' },
};

/** One place: verdict, rank, target, and the page where it is not the first. */
export function RankCell({ keyword, basis, format }: RankCellProps) {
  if (!keyword) return <span className="sr-only">nothing said of this keyword at the retailer</span>;
  const rank = rankOf(keyword, basis);
  const word = placeWord(keyword, rank, format);
  const { page_no, target } = keyword;
  const behind = isBehind(keyword);
  return (
    <span
      title={placeSentence(keyword, format)}
      className={cn('-mx-2 flex h-[31px] items-center justify-end gap-1 px-2', shadeOf(rank, behind))}
    >
      <VerdictMark keyword={keyword} />
      <span className={cn(rank === null && 'text-ink-2')}>
        {word}
        {rank === null ? <span className="sr-only">{placeSentence(keyword, format)}</span> : null}
      </span>
      {behind ? <span className="text-caption text-ink-2">p{format.integer(page_no)}</span> : null}
      {target === null ? null : (
        <span className="text-caption text-ink-2">
          <span className="sr-only">target </span>≤{format.integer(target)}
        </span>
      )}
    </span>
  );
}

/** The service's verdict in glyph and hue; nothing where it gives none. */
export function VerdictMark({ keyword }: { keyword: ProductKeyword }) {
  const verdict = verdictOf(keyword);
  if (verdict === null) return null;
  const { sign, colour } = glyphOf(keyword, verdict);
  return (
    <span className={cn('text-caption', colour)}>
      <span aria-hidden>{sign}</span>
      <span className="sr-only">{verdict ? 'target met' : 'target missed'}</span>
    </span>
  );
}

/** The same for a picture of the table: verdict, rank, page where it is not the first, target. */
export function rankLook(keyword: ProductKeyword | undefined, basis: Basis): CellLook | null {
  if (!keyword) return null;
  const verdict = verdictOf(keyword);
  const { page_no, target } = keyword;
  const behind = isBehind(keyword);
  return {
    fill: shadeOf(rankOf(keyword, basis), behind),
    glyph: verdict === null ? undefined : glyphOf(keyword, verdict),
    note: [behind && `p${page_no}`, target !== null && `≤${target}`].filter(Boolean).join(' '),
  };
}

function glyphOf(keyword: ProductKeyword, verdict: boolean) {
  if (verdict) return VERDICT_GLYPHS.met;
  return VERDICT_GLYPHS[stateOf(keyword) === 'ranked' ? 'missed' : 'nowhere'];
}

/** On a page after the first, by the page that the service names. */
function isBehind(keyword: ProductKeyword): boolean {
  return stateOf(keyword) === 'ranked' && keyword.page_no !== null && keyword.page_no > 1;
}

function shadeOf(rank: number | null, behind: boolean): string {
  if (rank === null || behind) return '';
  return SHADES.find(({ upTo }) => rank <= upTo)?.shade ?? '';
}
