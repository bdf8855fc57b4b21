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

/** Darker is better: the ink over the ground by rank. Classes, because a style on each cell is slow. */
const SHADES: readonly { upTo: number; shade: string }[] = [
  { upTo: 1, shade: 'bg-ink/18' },
  { upTo: 3, shade: 'bg-ink/14' },
  { upTo: 6, shade: 'bg-ink/10' },
  { upTo: 12, shade: 'bg-ink/7' },
  { upTo: 24, shade: 'bg-ink/4' },
  { upTo: 48, shade: 'bg-ink/2' },
];

const VERDICT_GLYPHS = {
  met: { sign: '●', colour: 'text-on-target' },
  missed: { sign: '▼', colour: 'text-off-target' },
};

/** One place: verdict, rank, target, and the page where it is not the first. */
export function RankCell({ keyword, basis, format }: RankCellProps) {
  if (!keyword) return <span className="sr-only">not a keyword of this retailer</span>;
  const rank = rankOf(keyword, basis);
  const word = placeWord(keyword, rank, format);
  const { page_no, target } = keyword;
  const behind = stateOf(keyword) === 'ranked' && page_no !== null && page_no > 1;
  return (
    <span
      title={placeSentence(keyword, format)}
      className={cn(
        '-mx-2 flex h-[31px] items-center justify-end gap-1 px-2',
        shadeOf(rank),
        behind && 'border-control border-s-2 border-dashed',
      )}
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
  const { sign, colour } = VERDICT_GLYPHS[verdict ? 'met' : 'missed'];
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
  const behind = stateOf(keyword) === 'ranked' && page_no !== null && page_no > 1;
  return {
    fill: shadeOf(rankOf(keyword, basis)),
    glyph: verdict === null ? undefined : VERDICT_GLYPHS[verdict ? 'met' : 'missed'],
    note: [behind && `p${page_no}`, target !== null && `≤${target}`].filter(Boolean).join(' '),
  };
}

function shadeOf(rank: number | null): string {
  if (rank === null) return '';
  return SHADES.find(({ upTo }) => rank <= upTo)?.shade ?? '';
}
