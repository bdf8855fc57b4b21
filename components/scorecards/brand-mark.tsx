import type { BrandStyle } from '@/components/chart/brand-color';
import { cn } from '@/components/ui/cn';

interface BrandMarkProps {
  name: string;
  /** Null: nobody said whose it is. */
  own: boolean | null;
  /** None while it is not known whose brands are: then the mark is a hairline, nobody's colour. */
  style: BrandStyle | undefined;
}

/** A name with its brand's colour of all pages before it; own in strong letters. */
export function BrandMark({ name, own, style }: BrandMarkProps) {
  return (
    <span className="flex items-center gap-1.5">
      <span
        aria-hidden
        style={{ borderColor: style?.color, borderStyle: style?.dash ? 'dashed' : 'solid' }}
        className="h-4 w-0 shrink-0 border-line border-s-[3px]"
      />
      {own ? <span className="sr-only">Own </span> : null}
      <span className={cn('truncate', own ? 'font-medium' : 'text-ink-2')}>{name}</span>
    </span>
  );
}
