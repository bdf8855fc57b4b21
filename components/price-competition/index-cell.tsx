'use client';

import { TriangleAlert } from 'lucide-react';
import { indexText } from '@/components/price-competition/sentence';
import { fillOf, GLYPH_CLASS, isSoldOut } from '@/components/price-competition/tone-look';
import { statusWord, verdictWord } from '@/components/price-competition/words';
import { cn } from '@/components/ui/cn';
import type { Calibration } from '@/lib/client/competition/calibrate';
import type { Cell, Pair } from '@/lib/client/competition/pair';
import { glyphOf } from '@/lib/client/competition/verdict';
import { useFormat } from '@/lib/client/use-format';

interface IndexCellProps {
  pair: Pair;
  cell: Cell | null | undefined;
  calibration: Calibration | null;
  /** Leads to what stands behind the bucket. */
  onOpen?: (bucket: string) => void;
}

const CELL = '-mx-2 flex h-[31px] w-[calc(100%+1rem)] items-center';

/** One bucket: the index in ink, the verdict as glyph and fill, hatched where there is no index. */
export function IndexCell({ pair, cell, calibration, onOpen }: IndexCellProps) {
  const format = useFormat();
  if (!cell || cell.index === null) return <NoIndex cell={cell} onOpen={onOpen} />;
  const { tone, index, verdict, checks } = cell;
  const differs = [
    checks.index === 'differs' && 'the index does not follow from the prices',
    checks.verdict === 'differs' && 'the verdict is not what the band gives',
    checks.depth === 'differs' && 'the promotion depth does not follow from the prices',
  ].filter(Boolean);
  const title = [verdictWord(verdict), ...differs].join('; ');
  return (
    <button
      type="button"
      tabIndex={-1}
      title={title}
      onClick={() => onOpen?.(cell.start_date)}
      className={cn(CELL, 'justify-end gap-1 px-2', fillOf(tone, pair.band, index))}
    >
      {differs.length > 0 ? (
        <TriangleAlert role="img" aria-label={differs.join('; ')} className="size-3 shrink-0 text-ink-2" />
      ) : null}
      <span className="truncate">{indexText(index, calibration, format)}</span>
      <span aria-hidden className={cn('w-3 shrink-0 text-center text-caption', GLYPH_CLASS[tone])}>
        {glyphOf(tone, pair.band, index)}
      </span>
      <span className="sr-only">{verdictWord(verdict)}</span>
    </button>
  );
}

/** Why there is no index stands on the hatch where the service says so. */
function NoIndex({ cell, onOpen }: Pick<IndexCellProps, 'cell' | 'onOpen'>) {
  const [base, benchmark] = [cell?.base.status ?? null, cell?.benchmark.status ?? null];
  const soldOut = isSoldOut(cell);
  return (
    <button
      type="button"
      tabIndex={-1}
      title={`Base ${statusWord(base)}, benchmark ${statusWord(benchmark)}`}
      onClick={() => cell && onOpen?.(cell.start_date)}
      className={cn(CELL, 'hatch justify-center')}
    >
      {soldOut ? <span className="rounded-sm bg-ground px-1 text-caption text-ink-3 leading-4">out</span> : null}
      <span className="sr-only">{soldOut ? ' of stock' : 'no data'}</span>
    </button>
  );
}
