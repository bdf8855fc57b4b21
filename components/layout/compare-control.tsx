'use client';

import { ChevronDown } from 'lucide-react';
import type { CompareChoicesProps } from '@/components/layout/compare-choices';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import { Popover } from '@/components/ui/popover';
import { useFormat } from '@/lib/client/format/use-format';

const CompareChoices = lazyPart(() => import('@/components/layout/compare-choices'), 'CompareChoices');

const STEPS = [
  { value: 'previous', words: 'previous day' },
  { value: 'week', words: 'a week before' },
  { value: '4weeks', words: '4 weeks before' },
];

/** The button that shows and changes the compared day and the length of trends. */
export function CompareControl(props: Omit<CompareChoicesProps, 'steps'>) {
  const { value, against, days } = props;
  const format = useFormat();
  const step = STEPS.find((candidate) => candidate.value === value);
  return (
    <Popover
      title="Compare with"
      className="w-80"
      trigger={
        <Button title={`Compared with ${format.weekday(against)}, trends over ${days} days`}>
          <span className="text-ink-2">vs</span>
          <span>{step?.words ?? format.day(against)}</span>
          <ChevronDown aria-hidden className="text-ink-3" />
        </Button>
      }
    >
      <CompareChoices {...props} steps={STEPS} />
    </Popover>
  );
}
