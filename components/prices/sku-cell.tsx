import { Star } from 'lucide-react';
import { cn } from '@/components/ui/cn';

/** The title, strong for own SKUs, with a star for power SKUs. */
export function SkuCell({ name, own, power }: { name: string; own: boolean; power: boolean }) {
  return (
    <span className="flex items-center gap-1.5">
      <span aria-hidden className={cn('h-4 w-0.5 shrink-0 rounded-full', own && 'bg-ink')} />
      {own ? <span className="sr-only">Own brand </span> : null}
      <span className={cn('truncate', own ? 'font-medium' : 'text-ink-2')}>{name}</span>
      {power ? <Star role="img" aria-label="power SKU" className="size-3 shrink-0 fill-current" /> : null}
    </span>
  );
}
