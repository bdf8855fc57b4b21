'use client';

import Link from 'next/link';
import { useState } from 'react';
import { Panel } from '@/components/panel/panel';
import { FlashTable } from '@/components/prices/flash-table';
import { prepareFlash } from '@/components/prices/prepare-flash';
import { Button } from '@/components/ui/button';
import { counted } from '@/lib/client/counted';
import { mapContent } from '@/lib/client/panel-state';
import { skuOf } from '@/lib/client/prices/prepare-offers';
import { priceUrl, type Question } from '@/lib/client/prices/price-url';
import { useFormat } from '@/lib/client/use-format';
import { useMissingSets, useSet } from '@/lib/client/use-set';
import type { PriceItem } from '@/lib/contract/price';

interface FlashHintProps {
  question: Question;
  sku: string;
  /** The day of the prices, for the hourly file. */
  day: string | null;
}

/** Average and lowest price of the day side by side: a short-lived low price hides in the average. */
export function FlashHint({ question, sku, day }: FlashHintProps) {
  const format = useFormat();
  const urls = {
    average: priceUrl({ ...question, calculation_type: 'AVG' }),
    lowest: priceUrl({ ...question, calculation_type: 'MIN_PRICE' }),
  };
  const missing = useMissingSets([urls.average, urls.lowest]);
  const [wanted, setWanted] = useState(false);
  const asking = wanted || missing === 0;
  const averages = useSet<PriceItem>(asking ? urls.average : null);
  const lowests = useSet<PriceItem>(asking ? urls.lowest : null);
  if (!asking)
    return (
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Button onClick={() => setWanted(true)}>Compare average and lowest</Button>
        <span className="text-caption text-ink-3">
          Loads the whole day {counted(missing, 'more time', format)} from the service.
        </span>
      </div>
    );
  const ofSku = (item: PriceItem) => skuOf(item, '') === sku;
  const rows = averages.kind === 'content' ? averages.data.rows : [];
  const state =
    averages.kind === 'content' ? mapContent(lowests, ({ rows: low }) => prepareFlash(rows, low, ofSku)) : averages;
  return (
    <div className="mt-5">
      <Panel title="Did a short price hide in the average" state={state}>
        {(flash) => <FlashTable rows={flash} />}
      </Panel>
      {day ? (
        <Link href={`/downloads?dataset=price_hourly&at=${day}`} prefetch={false} className="text-caption underline">
          Hourly price files of this day
        </Link>
      ) : null}
    </div>
  );
}
