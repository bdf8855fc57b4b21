'use client';

import { useFormat } from '@/lib/client/use-format';

/** The same for a picture. */
export const LEGEND_WORDS = [
  '● target met · ▼ missed · ▽ missed, not ranked · ≤3: target #3 or better',
  'filled: on the first page, stronger is better · p2: on the second',
  '–: collected, not ranked · ·: not collected · empty: nothing said of the keyword at the retailer',
].join(' · ');

/** What a cell's signs stand for, and where the first page ends in this answer. */
export function RankLegend({ pageOne }: { pageOne: { least: number; most: number } | null }) {
  const format = useFormat();
  const end =
    pageOne &&
    (pageOne.least === pageOne.most
      ? format.position(pageOne.most)
      : `${format.position(pageOne.least)} to ${format.position(pageOne.most)}`);
  return (
    <ul
      aria-label="Legend"
      className="order-last flex flex-wrap items-center gap-x-4 gap-y-1 text-caption text-ink-3 sm:order-first"
    >
      <li>
        <span className="text-on-target">●</span> target met
      </li>
      <li>
        <span className="text-off-target">▼</span> missed
      </li>
      <li>
        <span className="text-off-target">▽</span> missed, not ranked
      </li>
      <li>≤3: target #3 or better</li>
      <li className="flex items-center gap-1">
        <span aria-hidden className="flex">
          {['bg-ink/16', 'bg-ink/10', 'bg-ink/5'].map((shade) => (
            <span key={shade} className={`h-3.5 w-3 ${shade}`} />
          ))}
        </span>
        on the first page{end ? `, which ends at ${end}` : ''}; stronger is better
      </li>
      <li>p2: on the second page</li>
      <li>–: collected, not ranked</li>
      <li>·: not collected</li>
      <li>empty: nothing said of the keyword at the retailer</li>
      <li>order: most missed targets where ranked, nearest first</li>
    </ul>
  );
}
