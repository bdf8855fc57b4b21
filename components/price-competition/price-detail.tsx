'use client';

import { useMemo, useState } from 'react';
import { Chart } from '@/components/chart/chart';
import { ChartMenu } from '@/components/chart/chart-panel';
import { ChartTableView } from '@/components/chart/chart-table';
import { useBrandStyles } from '@/components/chart/use-brand-styles';
import { AnswerPanel } from '@/components/panel/answer-panel';
import { pricesChart } from '@/components/price-competition/prices-chart';
import type { CompetitionState } from '@/components/price-competition/use-competition';
import { bandWords, bucketWords, digitsOf, lineNames, statusWord } from '@/components/price-competition/words';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { Format } from '@/lib/client/format';
import { useAnswer } from '@/lib/client/use-answer';
import { useFormat } from '@/lib/client/use-format';
import type { Line } from '@/lib/queries/price-competition/line';
import type { CompetitionLine } from '@/lib/queries/price-competition/lines.columns';

const HEIGHT = 230;

interface PriceDetailProps {
  state: CompetitionState;
  /** Null renders nothing. */
  id: string | null;
  onOpen: (id: string) => void;
}

/** The selected competition: both prices with the target band, and the price that would be on target again. */
export function PriceDetail({ state, id, onOpen }: PriceDetailProps) {
  const { params, address } = state;
  const format = useFormat();
  const lineParams = params && id !== null ? { ...params, id } : null;
  const line = useAnswer('price-competition/line', lineParams);
  const newest = useAnswer('price-competition/lines', lineParams && { ...lineParams, id: [lineParams.id], limit: 1 });
  const now = newest.kind === 'content' && !newest.isOutdated ? (newest.data.rows[0] ?? null) : null;
  const data = line.kind === 'content' ? line.data : null;
  const brands = useMemo(
    () =>
      data
        ? [data.base, data.benchmark].flatMap(({ brand, own }) => (brand ? [{ name: brand, own: own === true }] : []))
        : [],
    [data],
  );
  const styles = useBrandStyles(brands);
  const [view, setView] = useState<'chart' | 'table'>('chart');
  if (id === null) return null;
  const title = data?.base.own === false ? 'Both prices' : 'Our price and theirs';
  const caption = (shown: Line | null) =>
    shown ? [shown.base.title, shown.base.retailer].filter(Boolean).join(', ') : ' ';
  const chartOf = (shown: Line) => pricesChart(shown, { styles, by: address.time_dimension, format });
  return (
    <AnswerPanel
      title={title}
      state={line}
      height={HEIGHT}
      skeleton={<Skeleton className="h-full" />}
      caption={caption}
      actions={(shown) =>
        shown ? (
          <ChartMenu
            title={title}
            notes={[caption(shown), ...state.notes]}
            chart={() => chartOf(shown)}
            view={view}
            onView={setView}
          />
        ) : null
      }
      isEmpty={(shown) => shown === null}
    >
      {(shown) =>
        shown === null ? null : (
          <>
            {view === 'chart' ? (
              <Chart chart={chartOf(shown)} />
            ) : (
              <ChartTableView label={title} table={chartOf(shown).table} />
            )}
            <p className="mt-1 mb-2">
              {now ? <Verdict line={shown} now={now} by={address.time_dimension} format={format} /> : ' '}
            </p>
            <Button onClick={() => onOpen(shown.id)}>Details</Button>
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

/** "Off target since 24 Oct: Velquin went from 2.69 to 2.42. On target again at 2.63 or more: +0.21 (+8.7%)." */
function Verdict({ line, now, by, format }: VerdictProps) {
  const names = lineNames(now);
  const { now_tone, price_on, now_base_price: base, since } = now;
  if (now_tone === 'none')
    return `No index: ${names.base} is ${statusWord(now.now_base_state)}, ${names.benchmark} ${statusWord(now.now_benchmark_state)}.`;
  const price = (value: number | null) => format.decimal(value, 2);
  const before = since ? line.cells.findLast((cell) => cell.bucket < since && cell.index !== null) : undefined;
  const mover = now.mover === 'base' ? 'base_price' : 'benchmark_price';
  const went =
    now.mover && before
      ? `: ${now.mover === 'base' ? names.baseShort : names.benchmarkShort} went from ${price(before[mover])} to ${price(now.mover === 'base' ? base : now.now_benchmark_price)}.`
      : '.';
  const words = {
    on: 'On target',
    near: 'Near target',
    off: 'Off target',
    unknown: `“${now.now_verdict ?? 'no verdict'}”`,
  };
  const band = bandWords(now.band_min, now.band_max, line.rule, format);
  return (
    <>
      <strong className="font-semibold">
        Index {format.decimal(now.now_index, digitsOf(line.rule))}
        {band ? `, target ${band}` : ', no target band'}.
      </strong>{' '}
      {words[now_tone]}
      {since ? ` since ${bucketWords(since, by, format)}${went}` : ' during the whole period.'}
      {price_on !== null && base !== null ? (
        <>
          {' '}
          On target again at {price(price_on)} or {price_on < base ? 'less' : 'more'}:{' '}
          <strong className="font-semibold">
            {format.difference(price_on - base, 2)} ({format.percentChange(price_on / base - 1)})
          </strong>
          .
        </>
      ) : null}
    </>
  );
}
