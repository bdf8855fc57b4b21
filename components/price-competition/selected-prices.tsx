'use client';

import { useState } from 'react';
import { AnswerPanel } from '@/components/panel/answer-panel';
import { worstParams } from '@/components/price-competition/page';
import type { CompetitionState } from '@/components/price-competition/use-competition';
import {
  bandWords,
  bucketWords,
  indexWords,
  lineNames,
  newestIndex,
  noIndexWords,
  priceWords,
} from '@/components/price-competition/words';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import type { Format } from '@/lib/client/format/format';
import { useFormat } from '@/lib/client/format/use-format';
import { currentData, useAnswer } from '@/lib/client/query/use-answer';
import type { Line } from '@/lib/queries/price-competition/line';
import type { CompetitionLine } from '@/lib/queries/price-competition/lines.columns';

const HEIGHT = 230;

// The sentence is in the HTML. The chart is below the first numbers of the page and takes its place later.
const PriceChart = lazyPart(
  () => import('@/components/price-competition/price-chart'),
  'PriceChart',
  <div className="h-[168px]" />,
);
const PriceChartMenu = lazyPart(
  () => import('@/components/price-competition/price-chart'),
  'PriceChartMenu',
  <span className="size-[30px]" />,
);

interface SelectedPricesProps {
  state: CompetitionState;
  /** The selected competition. Null for the one with the largest distance from its target, see `worstParams`. */
  selectedId: string | null;
  onOpen: (id: string) => void;
}

/** The selected competition: both prices with the target band, and the price that would be on target again. */
export function SelectedPrices({ state, selectedId, onOpen }: SelectedPricesProps) {
  const { params, address } = state;
  const format = useFormat();
  const rows = useAnswer(
    'price-competition/lines',
    params && (selectedId === null ? worstParams(params, address) : { ...params, id: [selectedId], limit: 1 }),
  );
  const now = currentData(rows)?.rows[0] ?? null;
  const id = selectedId ?? now?.id ?? null;
  const line = useAnswer('price-competition/line', params && id !== null ? { ...params, id } : null);
  const [view, setView] = useState<'chart' | 'table'>('chart');
  if (id === null) return null;
  const data = line.data ?? null;
  const title = data && !data.base.own ? 'Both prices' : 'Our price and theirs';
  const caption = (priceLine: Line | null) =>
    priceLine ? [priceLine.base.title, priceLine.base.retailer].filter(Boolean).join(', ') : ' ';
  return (
    <AnswerPanel
      title={title}
      state={line}
      height={HEIGHT}
      skeleton={<Skeleton className="h-full" />}
      caption={caption}
      actions={(priceLine) =>
        priceLine ? (
          <PriceChartMenu
            title={title}
            notes={[caption(priceLine), ...state.notes]}
            line={priceLine}
            by={address.time_dimension}
            view={view}
            onView={setView}
          />
        ) : null
      }
      isEmpty={(priceLine) => priceLine === null}
    >
      {(priceLine) =>
        priceLine === null ? null : (
          <>
            <PriceChart title={title} line={priceLine} by={address.time_dimension} view={view} />
            <p className="mt-1 mb-2">
              {now ? <Verdict line={priceLine} now={now} by={address.time_dimension} format={format} /> : ' '}
            </p>
            <Button onClick={() => onOpen(priceLine.id)}>Details</Button>
          </>
        )
      }
    </AnswerPanel>
  );
}

interface VerdictProps {
  line: Line;
  now: CompetitionLine;
  by: CompetitionState['address']['time_dimension'];
  format: Format;
}

/** "Off target since 24 Oct: Velquin went from 2.69 to 2.42, Soapshop. On target again at 2.63 or more: +0.21 (+8.7%)." */
function Verdict({ line, now, by, format }: VerdictProps) {
  const { now_tone, price_on, now_base_price: base } = now;
  if (now_tone === 'none') {
    const names = lineNames(now);
    return noIndexWords([
      { name: names.base, status: now.now_base_state },
      { name: names.benchmark, status: now.now_benchmark_state },
    ]);
  }
  const price = (value: number | null) => format.amount(value, null);
  const words = {
    on: 'On target',
    near: 'Near target',
    off: 'Off target',
    unknown: `“${now.now_verdict ?? 'no verdict'}”`,
  };
  const judged = newestIndex(now, line.rule);
  const band = bandWords(judged, format);
  return (
    <>
      <strong className="font-semibold">
        Index {indexWords(judged, format)}
        {band ? `, target ${band}` : ', no target band'}.
      </strong>{' '}
      {words[now_tone]} {periodWords({ line, now, by, format })}
      {price_on !== null && base !== null ? (
        <>
          {' '}
          On target again at {price(price_on)} or {price_on < base ? 'less' : 'more'}:{' '}
          <strong className="font-semibold">
            {format.amountDifference(price_on - base, null)} ({format.percentChange(price_on / base - 1)})
          </strong>
          .
        </>
      ) : null}
    </>
  );
}

/** "since 24 Oct: Velquin went from 2.69 to 2.42, Soapshop.", "during the whole period." */
function periodWords({ line, now, by, format }: VerdictProps): string {
  const { since, known_from } = now;
  if (since) return `since ${bucketWords(since, by, format)}${moveWords(line, now, format)}.`;
  if (known_from) return `since ${bucketWords(known_from, by, format)} or earlier.`;
  return 'during the whole period.';
}

/** Returns which price moved when the verdict changed. Empty if it is not known. */
function moveWords({ cells }: Line, now: CompetitionLine, format: Format): string {
  const { since, mover, mover_seller, seller_before } = now;
  const before = cells.findLast((cell) => since !== null && cell.bucket < since && cell.index !== null);
  if (!mover || !before) return '';
  const names = lineNames(now);
  const [name, oldPrice, newPrice] =
    mover === 'base'
      ? [names.baseShort, before.base_price, now.now_base_price]
      : [names.benchmarkShort, before.benchmark_price, now.now_benchmark_price];
  const oldSeller = seller_before === mover_seller ? null : seller_before;
  return `: ${name} went from ${priceWords(oldPrice, oldSeller, format)} to ${priceWords(newPrice, mover_seller, format)}`;
}
