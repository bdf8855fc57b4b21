import type { BrandStyle } from '@/components/chart/brand-color';
import { brandEdge } from '@/components/chart/brand-fill';
import { cn } from '@/components/ui/cn';

interface BrandMarkProps {
  name: string;
  /** Null: nobody said whose it is. */
  own: boolean | null;
  /** None while the owner of brands is not known yet: the mark is then a neutral line. */
  style: BrandStyle | undefined;
}

/** A name with its brand's colour of all pages before it; own in strong letters. */
export function BrandMark({ name, own, style }: BrandMarkProps) {
  return (
    <span className="flex items-center gap-1.5">
      <span
        aria-hidden
        style={style && { backgroundImage: brandEdge(style, '180deg') }}
        className={cn('h-4 w-[3px] shrink-0', !style && 'bg-line')}
      />
      {own ? <span className="sr-only">Own </span> : null}
      <span className={cn('truncate', own ? 'font-medium' : 'text-ink-2')}>{name}</span>
    </span>
  );
}
