'use client';

import { TriangleAlert } from 'lucide-react';
import { cn } from '@/components/ui/cn';
import { type ScoreFormat, scoreFormat } from '@/components/visibility/score-format';
import type { Measure } from '@/components/visibility/url-state';
import { hasNoPlace, verdictOf } from '@/components/visibility/verdict';
import { partInWords, shopName } from '@/components/visibility/words';
import type { Format } from '@/lib/client/format';
import { useFormat } from '@/lib/client/use-format';
import { faultsOf } from '@/lib/client/visibility/prepare-scores';
import type { Score } from '@/lib/client/visibility/score';
import type { PositionType } from '@/lib/client/visibility/scores-url';

interface ScoreCellProps {
  score: Score | undefined;
  scale: number | null;
  /** The number that stands in the cell, on the scale of the score. */
  value: number | null;
  measure: Measure;
  /** The kind of places that the score counts. */
  position: PositionType;
  onOpen: (score: Score) => void;
}

const NO_PLACE: Record<PositionType, string> = {
  ORGANIC: 'no organic place',
  SPONSORED: 'no sponsored place',
  OVERALL: 'no place at all',
};

/** One score: glyph and heat by its verdict, the number in ink, a click to what is behind it. */
export function ScoreCell({ score, scale, value, measure, position, onOpen }: ScoreCellProps) {
  const format = useFormat();
  if (!score) return <span className="sr-only">not searched at this retailer</span>;
  if (hasNoPlace(score))
    return (
      <span title={`${shopName(score)}: ${NO_PLACE[position]}`} className="block text-end text-ink-3">
        <span aria-hidden>none</span>
        <span className="sr-only">{NO_PLACE[position]}</span>
      </span>
    );
  if (score.at.score === null)
    return (
      <button
        type="button"
        tabIndex={-1}
        title={`${shopName(score)}: no data`}
        onClick={() => onOpen(score)}
        className="hatch -mx-2 block h-[31px] w-[calc(100%+1rem)] opacity-60"
      >
        <span className="sr-only">no data</span>
      </button>
    );
  const { glyph, ink, heat, word } = verdictOf(score, scale);
  const write = scoreFormat(format, scale);
  return (
    <button
      type="button"
      tabIndex={-1}
      title={describe(score, word, scale, write, format)}
      onClick={() => onOpen(score)}
      className={cn('-mx-2 flex h-[31px] w-[calc(100%+1rem)] items-center justify-end gap-1 px-2', heat)}
    >
      {score.check === 'differs' ? (
        <TriangleAlert role="img" aria-label="does not add up" className="size-3.5 shrink-0 text-ink-2" />
      ) : null}
      <span className={cn('text-caption', ink)}>
        <span aria-hidden>{glyph}</span>
        <span className="sr-only">{word}</span>
      </span>
      <span>{measure === 'score' ? write.plain(value) : write.signed(value)}</span>
      {measure === 'score' && score.at.target !== null ? (
        <span className="text-caption text-ink-2">
          <span className="sr-only">target </span>≥{write.short(score.at.target)}
        </span>
      ) : null}
    </button>
  );
}

function describe(score: Score, verdict: string, scale: number | null, write: ScoreFormat, format: Format): string {
  const { at, gap } = score;
  const { own_product_count: own, total_product_count: total } = at;
  return [
    `${shopName(score)}: score ${write.score(at.score)}`,
    own !== null && total !== null && `${partInWords({ count: own, of: total }, format)} products`,
    at.target === null ? 'no target' : `target ${write.score(at.target)}, ${write.difference(gap)}`,
    verdict,
    faultsOf(score, scale).score && `own ÷ total gives ${format.percent(score.share)}`,
    faultsOf(score, scale).verdict && 'score and target say otherwise',
  ]
    .filter(Boolean)
    .join(' · ');
}
