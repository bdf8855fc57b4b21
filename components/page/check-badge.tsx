'use client';

import { Check, TriangleAlert } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { useFormat } from '@/lib/client/use-format';

/** How many of the service's numbers are what their own parts give. */
export interface Checked {
  /** What the numbers are, in the plural: "discounts". */
  noun: string;
  agreeing: number;
  of: number;
}

interface CheckBadgeProps {
  checked: readonly Checked[];
  /** Shows those that do not agree. */
  onDisagreeing: () => void;
}

/** "1,215 of 1,215 discounts add up": a quiet word when all do, a way to the others when not. */
export function CheckBadge({ checked, onDisagreeing }: CheckBadgeProps) {
  const { integer } = useFormat();
  const known = checked.filter(({ of }) => of > 0);
  if (known.length === 0) return null;
  const counts = known.map(({ noun, agreeing, of }) => `${integer(agreeing)} of ${integer(of)} ${noun}`);
  const sentence = `${counts.join(', ')} add up`;
  const all = `${known.map(({ noun, of }) => `${integer(of)} ${noun}`).join(', ')}: all add up`;
  if (known.every(({ agreeing, of }) => agreeing === of))
    return (
      <Badge look="outline" className="h-auto min-h-5 whitespace-normal">
        <Check aria-hidden className="size-3" />
        {known.length > 1 ? all : sentence}
      </Badge>
    );
  return (
    <Button look="quiet" onClick={onDisagreeing} title="Show those that do not">
      <TriangleAlert aria-hidden />
      {sentence}
    </Button>
  );
}
