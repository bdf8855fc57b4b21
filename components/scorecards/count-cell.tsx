import { TWELFTHS } from '@/components/table/twelfths';
import { cn } from '@/components/ui/cn';
import type { Format } from '@/lib/client/format';

/** A count over a bar from zero, full at the largest of its kind: 6 reviews look as little as they are. */
export function CountCell({ count, largest, format }: { count: number | null; largest: number; format: Format }) {
  const twelfths = largest > 0 ? Math.ceil(((count ?? 0) / largest) * 12) : 0;
  return (
    <span className="relative -mx-2 block h-[31px] px-2">
      {format.integer(count)}
      <span className="absolute inset-x-2 bottom-[3px] flex justify-end">
        <span aria-hidden className={cn('block h-[3px] bg-ink-3', TWELFTHS[twelfths])} />
      </span>
    </span>
  );
}
