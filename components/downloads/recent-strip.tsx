import { cva } from 'class-variance-authority';
import type { RecentDay } from '@/lib/contract/downloads';

const dayClass = cva('block w-full rounded-[2px]', {
  variants: {
    state: {
      available: 'border border-control border-dashed',
      fetched: 'bg-ink-2',
      light: 'border border-off-target bg-off-target/20',
      missing: 'hatch border border-off-target',
      empty: 'bg-line',
      unknown: 'bg-line',
    },
  },
});

/** The last days of a dataset, a bar each: as high as what came, and what did not come marked. Told in words beside it. */
export function RecentStrip({ days }: { days: readonly RecentDay[] }) {
  const most = Math.max(0, ...days.map(({ bytes }) => bytes ?? 0));
  return (
    <span aria-hidden className="flex h-5 shrink-0 items-end gap-0.5">
      {days.map((day) => (
        <span key={day.date} className="flex h-full w-2.5 items-end">
          <span className={dayClass({ state: day.state })} style={{ height: `${100 * heightOf(day, most)}%` }} />
        </span>
      ))}
    </span>
  );
}

/** A share of the fullest day. A file whose size nobody knows stands half as high, what is not there as a line. */
function heightOf({ state, bytes }: RecentDay, most: number): number {
  if (state === 'empty' || state === 'unknown') return 0.05;
  if (state === 'missing') return 1;
  return bytes === null || most === 0 ? 0.5 : Math.max(0.1, bytes / most);
}
