'use client';

import { Badge } from '@/components/ui/badge';
import { useFormat } from '@/lib/client/use-format';
import type { Banner } from '@/lib/contract/e-retail-media';

/** Own and competitor labels, each counted or unknown. */
export function LabelCounts({ item }: { item: Banner }) {
  const { own_label_count: own, competitor_label_count: competitor } = item;
  const format = useFormat();
  if (own === null && competitor === null)
    return (
      <span className="flex">
        <Badge look="outline">labels unknown</Badge>
      </span>
    );
  return (
    <span className="flex flex-wrap gap-1">
      <Badge look={own ? 'strong' : 'outline'}>own {own === null ? 'unknown' : format.integer(own)}</Badge>
      <Badge look={competitor ? 'plain' : 'outline'}>
        competitors {competitor === null ? 'unknown' : format.integer(competitor)}
      </Badge>
    </span>
  );
}
