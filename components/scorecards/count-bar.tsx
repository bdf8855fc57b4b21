import { TWELFTHS } from '@/components/table/twelfths';
import { cn } from '@/components/ui/cn';

/** A bar from zero at the foot of a cell, full at the largest of its kind: 6 reviews look as little as they are. */
export function CountBar({ count, largest }: { count: number | null; largest: number }) {
  const twelfths = largest > 0 ? Math.ceil(((count ?? 0) / largest) * 12) : 0;
  return (
    <span className="absolute inset-x-2 bottom-[3px] flex justify-end">
      <span aria-hidden className={cn('block h-0.5 bg-control', TWELFTHS[twelfths])} />
    </span>
  );
}
