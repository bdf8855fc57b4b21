'use client';

import { useMemo } from 'react';
import { CollectDays } from '@/components/page/collect-days';
import { Panel } from '@/components/panel/panel';
import { Segmented } from '@/components/ui/segmented';
import { prepareTrend } from '@/components/visibility/prepare-trend';
import type { Filters } from '@/components/visibility/select-scores';
import { TrendCharts } from '@/components/visibility/trend-charts';
import { SPANS } from '@/components/visibility/url-state';
import { type KeptDay, useTrendDays } from '@/components/visibility/use-trend-days';
import type { Question } from '@/lib/client/visibility/scores-url';

interface TrendProps {
  question: Question;
  span: (typeof SPANS)[number];
  onSpan: (span: (typeof SPANS)[number]) => void;
  filters: Filters;
  scale: number | null;
  title: string;
  notes: readonly string[];
}

const SPAN_OPTIONS = SPANS.map((value) => ({ value, label: `${value} days` }));

/** Over the days whose answers are kept; the others are gaps until a person collects them. */
export function TrendPanel({ question, span, onSpan, filters, scale, title, notes }: TrendProps) {
  const { state, collect } = useTrendDays(question, Number(span), filters);
  return (
    <Panel
      title="How it went"
      state={state}
      caption={(days) => daysInWords(days.filter(({ scores }) => scores).length, days.length)}
      actions={() => <Segmented label="Days of the trend" options={SPAN_OPTIONS} value={span} onChange={onSpan} />}
      className="min-h-96"
    >
      {(days) => (
        <div className="flex flex-col gap-6">
          {collect ? <CollectDays {...collect} /> : null}
          <Prepared days={days} n={question.first_n_products} {...{ scale, title, notes }} />
        </div>
      )}
    </Panel>
  );
}

function daysInWords(kept: number, of: number): string {
  return kept === of ? `${of} days` : `${kept} of ${of} days kept, the others are gaps`;
}

interface PreparedProps {
  days: readonly KeptDay[];
  n: number;
  scale: number | null;
  title: string;
  notes: readonly string[];
}

function Prepared({ days, n, scale, title, notes }: PreparedProps) {
  const trend = useMemo(() => prepareTrend(days), [days]);
  return <TrendCharts trend={trend} scale={scale} n={n} title={title} notes={notes} />;
}
