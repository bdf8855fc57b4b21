'use client';

import type { ReactNode } from 'react';
import { DATE_NOTE } from '@/components/banners/words';
import { OutLink } from '@/components/page/out-link';
import type { Placement } from '@/lib/client/banners/placement';
import { NO_VALUE } from '@/lib/client/format-number';
import { useFormat } from '@/lib/client/use-format';
import type { Label } from '@/lib/contract/column';

/** All that the row of a banner says, and what it does not. */
export function PlacementFacts({ placement, date }: { placement: Placement; date: string }) {
  const { item, check } = placement;
  const format = useFormat();
  const facts: [string, ReactNode][] = [
    ['Date', `${format.day(date)}. ${DATE_NOTE}`],
    ['Retailer', item.retailer_name ?? NO_VALUE],
    ['Page', [item.page_name, item.page_type].filter(Boolean).join(' · ') || NO_VALUE],
    ['Page address', <OutLink key="page" url={item.page_url} />],
    ['Position', format.position(item.e_retail_media_position)],
    ['Types', item.e_retail_media_types.join(', ') || NO_VALUE],
    ['Banner address', <OutLink key="banner" url={item.e_retail_media_url} />],
    ['Own labels', labelsInWords(item.own_label_count, item.own_labels, format.integer)],
    ['Competitor labels', labelsInWords(item.competitor_label_count, item.competitor_labels, format.integer)],
    ...(check === 'differs'
      ? [['Check', 'The counts are not the numbers of labels listed.'] satisfies [string, ReactNode]]
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

function labelsInWords(count: number | null, labels: readonly Label[], integer: (value: number) => string): string {
  const names = labels.map(({ category, subcategory, brand }) =>
    [category, subcategory, brand].map((part) => part ?? NO_VALUE).join(' › '),
  );
  return [count === null ? 'count unknown' : integer(count), ...names].join('; ');
}
