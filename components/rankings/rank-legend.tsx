'use client';

import { useFormat } from '@/lib/client/use-format';

/** The same for a picture. */
export const LEGEND_WORDS = [
  '● target met · ▼ missed · ≤3: target #3 or better · stronger shade: better · p2: behind the first page',
  '–: not ranked · ·: no data · empty: not a keyword of the retailer',
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
    <ul aria-label="Legend" className="flex flex-wrap items-center gap-x-4 gap-y-1 text-caption text-ink-3">
      <li>
        <span className="text-on-target">●</span> target met
      </li>
      <li>
        <span className="text-off-target">▼</span> missed
      </li>
      <li>≤3: target #3 or better</li>
      <li className="flex items-center gap-1">
        <span aria-hidden className="flex">
          {['bg-ink/18', 'bg-ink/10', 'bg-ink/4'].map((shade) => (
            <span key={shade} className={`h-3.5 w-3 ${shade}`} />
          ))}
        </span>
        stronger shade: better
      </li>
      <li className="flex items-center gap-1">
        <span aria-hidden className="h-3.5 border-control border-s-2 border-dashed" />
        p2: behind the first page{end ? `, which ends at ${end} on the page` : ''}
      </li>
      <li>–: not ranked</li>
      <li>·: no data</li>
      <li>empty: not a keyword of the retailer</li>
      <li>order: farthest from target first, until a header is clicked</li>
    </ul>
  );
}
