'use client';

import { Check, TriangleAlert } from 'lucide-react';
import type { Share } from '@/components/prices/prepare-totals';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { useFormat } from '@/lib/client/use-format';

interface CheckBadgeProps {
  agreeing: Share;
  /** Shows those that do not agree. */
  onDisagreeing: () => void;
}

/** Whether the service's discounts are what its own two prices give. */
export function CheckBadge({ agreeing: { count, of }, onDisagreeing }: CheckBadgeProps) {
  const format = useFormat();
  if (of === 0) return null;
  const sentence = `${format.integer(count)} of ${format.integer(of)} discounts add up`;
  if (count === of)
    return (
      <Badge look="outline">
        <Check aria-hidden className="size-3" />
        {sentence}
      </Badge>
    );
  return (
    <Button look="quiet" onClick={onDisagreeing} title="Show those that do not">
      <TriangleAlert aria-hidden />
      {sentence}
    </Button>
  );
}
