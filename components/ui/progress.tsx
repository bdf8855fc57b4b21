import { cn } from '@/components/ui/cn';

interface ProgressProps {
  label: string;
  /** From 0 to 1, or null while the total is unknown. */
  value: number | null;
  /** Locale of the value for screen readers. */
  locale?: string;
  className?: string;
}

export function Progress({ label, value, locale = 'en-GB', className }: ProgressProps) {
  const valueText = value === null ? undefined : value.toLocaleString(locale, { style: 'percent' });
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={1}
      aria-valuenow={value ?? undefined}
      aria-valuetext={valueText}
      className={className}
    >
      <div className="h-1 overflow-hidden rounded-full bg-wash">
        <div
          className={cn(
            'h-full rounded-full transition-[width]',
            value === null ? 'skeleton w-full bg-ink-3' : 'bg-ink',
          )}
          style={value === null ? undefined : { width: `${value * 100}%` }}
        />
      </div>
    </div>
  );
}
