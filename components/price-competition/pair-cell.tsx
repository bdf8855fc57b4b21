import { pairLabel } from '@/components/price-competition/pair-label';
import { cn } from '@/components/ui/cn';
import { isOwn, type Pair } from '@/lib/client/competition/pair';

/** Who stands against whom on one line, an own base marked as on every page. */
export function PairCell({ pair }: { pair: Pair }) {
  const { sides, product } = pairLabel(pair);
  return (
    <span className="flex min-w-0 items-center gap-2" title={`${pair.baseName} against ${pair.benchmarkName}`}>
      <span aria-hidden className={cn('h-4 w-0.5 shrink-0', isOwn(pair) && 'bg-ink')} />
      <span className="truncate">
        {sides} <span className="text-ink-2">{product}</span>
      </span>
    </span>
  );
}
