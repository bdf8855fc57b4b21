'use client';

import { Check, TriangleAlert } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { partInWords } from '@/components/visibility/words';
import { useFormat } from '@/lib/client/use-format';
import type { Part } from '@/lib/client/visibility/score';

/** Whether the service's scores and verdicts are what counts and targets give. */
export function CheckBadge({ agreeing, onDisagreeing }: { agreeing: Part; onDisagreeing: () => void }) {
  const format = useFormat();
  if (agreeing.of === 0) return null;
  const sentence = `${partInWords(agreeing, format)} scores add up`;
  if (agreeing.count === agreeing.of)
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
