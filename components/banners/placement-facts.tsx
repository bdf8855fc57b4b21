'use client';

import type { ReactNode } from 'react';
import { DATE_NOTE } from '@/components/banners/placement';
import { OutLink } from '@/components/page/out-link';
import { NO_VALUE } from '@/lib/client/format-number';
import { useFormat } from '@/lib/client/use-format';
import { pageTypeWords } from '@/lib/contract/known-values';
import type { BannerLabel, PlacementRow } from '@/lib/queries/banners/placements';

/** All that the row of a banner says, and what it does not. */
export function PlacementFacts({ row, date }: { row: PlacementRow; date: string }) {
  const format = useFormat();
  const facts: [string, ReactNode][] = [
    ['Date', `${format.day(date)}. ${DATE_NOTE}`],
    ['Retailer', row.retailer_name ?? NO_VALUE],
    ['Page', [row.page_name, row.page_type && pageTypeWords(row.page_type)].filter(Boolean).join(' · ') || NO_VALUE],
    ['Page address', <OutLink key="page" url={row.page_url} />],
    ['Position', format.position(row.e_retail_media_position)],
    ['Types', row.types || NO_VALUE],
    ['Banner address', <OutLink key="banner" url={row.e_retail_media_url} />],
    ['Own labels', <Labels key="own" count={row.own_label_count} labels={row.own_labels} />],
    ['Competitor labels', <Labels key="other" count={row.competitor_label_count} labels={row.competitor_labels} />],
    ...(row.counts_agree === false
      ? [['Check', '▲ The counts are not the numbers of labels listed.'] satisfies [string, ReactNode]]
      : []),
  ];
  return (
    <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-3">{name}</dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The count, and the labels as a tree: category, subcategory, brands. */
function Labels({ count, labels }: { count: number | null; labels: readonly BannerLabel[] }) {
  const format = useFormat();
  const branches = new Map<string, string[]>();
  for (const { category, subcategory, brand } of labels) {
    const branch = [category ?? NO_VALUE, subcategory ?? NO_VALUE].join(' › ');
    branches.set(branch, [...(branches.get(branch) ?? []), brand ?? NO_VALUE]);
  }
  return (
    <>
      {count === null ? 'count unknown' : format.integer(count)}
      {branches.size > 0 ? (
        <ul className="text-caption text-ink-2">
          {[...branches].map(([branch, brands]) => (
            <li key={branch}>
              {branch} › {brands.join(', ')}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
