import { counted } from '@/lib/client/counted';
import type { Format } from '@/lib/client/format';
import { SIGNAL_WORDS } from '@/lib/metrics/signals.words';
import type { Problems } from '@/lib/queries/overview/problems';

/** Which retailer to talk to first, and what is new there. */
export function Sentence({ problems, format }: { problems: Problems; format: Format }) {
  const [first] = problems.retailers;
  if (!first) return <p className="mb-2 border-line border-b pb-1.5">No open problems.</p>;
  const newest = problems.problems.find(({ retailer, new_items }) => retailer === first.retailer && new_items > 0);
  return (
    <p className="mb-2 border-line border-b pb-1.5">
      <strong className="font-semibold">Talk to {first.retailer} first:</strong>{' '}
      {counted(first.items, 'problem', format)} of {format.integer(problems.total.items)},{' '}
      {format.integer(first.impact)} of {format.integer(problems.total.impact)} impact, the oldest since{' '}
      {format.day(first.since)}.
      {newest ? (
        <>
          {' '}
          New today: {SIGNAL_WORDS[newest.rule].title.toLowerCase()}, {counted(newest.new_items, 'item', format)}.
        </>
      ) : null}
    </p>
  );
}
