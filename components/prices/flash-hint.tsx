'use client';

import { useMemo } from 'react';
import { Panel } from '@/components/panel/panel';
import { FlashTable } from '@/components/prices/flash-table';
import { HourlyLink } from '@/components/prices/hourly-link';
import { prepareFlash } from '@/components/prices/prepare-flash';
import { useFlash } from '@/components/prices/use-flash';
import { Button } from '@/components/ui/button';
import { counted } from '@/lib/client/counted';
import { mapContent } from '@/lib/client/panel-state';
import { skuOf } from '@/lib/client/prices/prepare-offers';
import type { Question } from '@/lib/client/prices/price-url';
import { useFormat } from '@/lib/client/use-format';

interface FlashHintProps {
  question: Question;
  sku: string;
  /** The day of the prices, for the hourly file. */
  day: string | null;
}

/** Average and lowest price of the day side by side: a short-lived low price hides in the average. */
export function FlashHint({ question, sku, day }: FlashHintProps) {
  const format = useFormat();
  const { missing, ask, state } = useFlash(question);
  const sets = state.kind === 'content' ? state.data : null;
  const rows = useMemo(() => {
    const ofSku = sets?.averages.filter((item) => skuOf(item, '') === sku);
    return sets && ofSku ? prepareFlash(ofSku, sets.lowests) : [];
  }, [sets, sku]);
  if (missing > 0)
    return (
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Button onClick={ask}>Compare average and lowest</Button>
        <span className="text-caption text-ink-3">
          Loads the whole day {counted(missing, 'more time', format)} from the service.
        </span>
      </div>
    );
  return (
    <div className="mt-5">
      <Panel title="Did a short price hide in the average" state={mapContent(state, () => rows)}>
        {(flash) => <FlashTable rows={flash} />}
      </Panel>
      <HourlyLink day={day} />
    </div>
  );
}
