import type { Booked, BookedState } from '@/components/banners/prepare-booked';
import { cn } from '@/components/ui/cn';

const LOOKS: Record<BookedState, string> = {
  seen: 'bg-ink-2',
  missing: 'border border-off-target bg-off-target/18',
  unknown: 'hatch',
  ahead: 'border border-line border-dashed',
};

/** A square a day: filled where it was seen, framed where it should have been. */
export function BookedStrip({ days, counts }: Pick<Booked, 'days' | 'counts'>) {
  return (
    <span
      role="img"
      aria-label={`Seen on ${counts.seen} of ${counts.seen + counts.missing} collected days`}
      className="inline-flex h-3 w-full gap-px align-middle"
    >
      {days.map(({ date, state }) => (
        <span key={date} className={cn('h-full min-w-px grow rounded-[1px]', LOOKS[state])} />
      ))}
    </span>
  );
}

const KEYS: readonly [BookedState, string][] = [
  ['seen', 'seen'],
  ['missing', 'collected, not seen'],
  ['unknown', 'not collected'],
  ['ahead', 'to come'],
];

export function BookedLegend() {
  return (
    <ul className="mb-3 flex flex-wrap gap-x-4 gap-y-1 text-caption text-ink-2">
      {KEYS.map(([state, words]) => (
        <li key={state} className="flex items-center gap-1.5">
          <span aria-hidden className={cn('size-3 rounded-[1px]', LOOKS[state])} />
          {words}
        </li>
      ))}
    </ul>
  );
}
