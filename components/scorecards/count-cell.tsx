import { CountBar } from '@/components/scorecards/count-bar';
import type { Format } from '@/lib/client/format';

/** A count over its bar. */
export function CountCell({ count, largest, format }: { count: number | null; largest: number; format: Format }) {
  return (
    <span className="relative -mx-2 block h-[31px] px-2">
      {format.integer(count)}
      <CountBar count={count} largest={largest} />
    </span>
  );
}
