import { cn } from '@/components/ui/cn';
import { formatCompared } from '@/lib/client/format/format-unit';
import { useFormat } from '@/lib/client/format/use-format';

interface RatedProps {
  rating: number | null;
  target: number | null;
  /** By the exact rating. Null if it is not known. */
  isBelow: boolean | null;
}

/** A rating with as many decimals as differ from the target: "3.45 ▼" below it, "4.10 ●" at the target or above. */
export function Rated({ rating, target, isBelow }: RatedProps) {
  const format = useFormat();
  const [text] = formatCompared(format, [rating, target], 'rating');
  return (
    <>
      {text}
      {isBelow === null ? null : (
        <span className={cn('inline-block w-4 text-end', isBelow ? 'text-off-target' : 'text-on-target')}>
          <span aria-hidden>{isBelow ? '▼' : '●'}</span>
          <span className="sr-only">{isBelow ? 'below target' : 'at target or above'}</span>
        </span>
      )}
    </>
  );
}
