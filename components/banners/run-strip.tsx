import type { Run } from '@/components/banners/prepare-runs';
import { cn } from '@/components/ui/cn';

const LOOKS = { seen: 'bg-ink-2', absent: 'bg-wash', unknown: 'hatch' } as const;

/** A square a day: filled where the banner was seen, hatched where the day was not collected. */
export function RunStrip({ strip }: Pick<Run, 'strip'>) {
  const seen = strip.filter((day) => day.seen === 'seen').length;
  const unknown = strip.filter((day) => day.seen === 'unknown').length;
  return (
    <span
      role="img"
      aria-label={`Seen on ${seen} of ${strip.length - unknown} collected days`}
      className="inline-flex h-3 w-full gap-px align-middle"
    >
      {strip.map(({ date, seen: state }) => (
        <span key={date} className={cn('h-full min-w-px grow rounded-[1px]', LOOKS[state])} />
      ))}
    </span>
  );
}
