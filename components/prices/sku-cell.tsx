import { Star } from 'lucide-react';
import type { SkuRow } from '@/components/prices/prepare-matrix';
import { cn } from '@/components/ui/cn';

/** The title, strong for own SKUs, with a star for power SKUs. */
export function SkuCell({ row }: { row: SkuRow }) {
  return (
    <span className="flex items-center gap-1.5">
      <span aria-hidden className={cn('h-4 w-0.5 shrink-0 rounded-full', row.own && 'bg-ink')} />
      {row.own ? <span className="sr-only">Own brand </span> : null}
      <span className={cn('truncate', row.own ? 'font-medium' : 'text-ink-2')}>{row.name}</span>
      {row.power ? <Star role="img" aria-label="power SKU" className="size-3 shrink-0 fill-current" /> : null}
    </span>
  );
}
