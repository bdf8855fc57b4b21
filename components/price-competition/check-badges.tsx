'use client';

import { Check, TriangleAlert } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import type { Totals } from '@/lib/client/competition/prepare-totals';
import { useFormat } from '@/lib/client/use-format';

const CHECKED = [
  { key: 'indices', hint: 'Indices that follow from their two prices' },
  { key: 'depths', hint: 'Promotion depths that follow from list and selling price' },
  { key: 'verdicts', hint: 'Verdicts that target band and margin give' },
] as const;

/** Whether indices, promotion depths and verdicts are what their own parts give. */
export function CheckBadges({ totals }: { totals: Totals }) {
  const { integer } = useFormat();
  return (
    <span className="flex min-w-0 flex-wrap gap-1">
      {CHECKED.filter(({ key }) => totals[key].of > 0).map(({ key, hint }) => {
        const { agreeing, of } = totals[key];
        const Icon = agreeing === of ? Check : TriangleAlert;
        return (
          <span key={key} title={hint}>
            <Badge look={agreeing === of ? 'outline' : 'plain'}>
              <Icon aria-hidden className="size-3" />
              {integer(agreeing)} of {integer(of)} {key} agree
            </Badge>
          </span>
        );
      })}
    </span>
  );
}
