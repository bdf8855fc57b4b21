'use client';

import { useState } from 'react';
import { type BrandStyle, OTHER_STYLE } from '@/components/chart/brand-color';
import { ChartFrame } from '@/components/chart/chart-frame';
import { LineChart } from '@/components/chart/line-chart';
import { type LineData, lineSheet } from '@/components/chart/line-data';
import { PanelProblem } from '@/components/panel/panel-problem';
import { prepareTrend } from '@/components/scorecards/prepare-trend';
import type { Scores } from '@/components/scorecards/use-scores';
import { useTrendAnswers } from '@/components/scorecards/use-trend-answers';
import { WEIGHTING_WORDS } from '@/components/scorecards/words';
import { Button } from '@/components/ui/button';
import { NOT_STATED } from '@/lib/client/facets';
import { daysOf, type Period } from '@/lib/client/period';
import { prepareScores } from '@/lib/client/scorecards/prepare-scores';
import type { Reading } from '@/lib/client/scorecards/reading';
import { hasReviews, type ScoreFilters, selectScores } from '@/lib/client/scorecards/select-scores';
import { useFormat } from '@/lib/client/use-format';

export interface TrendChartProps {
  /** The brands to draw, the most important first. */
  brands: readonly string[];
  period: Period;
  scorecardTitle: string;
  facts: Scores['facts'];
  filters: ScoreFilters;
  minimum: number;
  reading: Reading;
  styles: ReadonlyMap<string, BrandStyle>;
  title: string;
  notes: string;
}

const MOST_BRANDS = 8;

/** Mean ratings of brands over ranges as long as the period. A range that nobody has asked for is a gap. */
export function TrendChart(props: TrendChartProps) {
  const { brands, period, scorecardTitle, facts, filters, minimum, reading, styles, title, notes } = props;
  const format = useFormat();
  const [wanted, setWanted] = useState(false);
  const { ranges, answers, loading, problem, retry } = useTrendAnswers(period, scorecardTitle, wanted);
  const drawn = brands.slice(0, MOST_BRANDS);
  const selections = answers.map(
    (rows) =>
      rows && selectScores(prepareScores(rows, facts), filters).items.filter((score) => hasReviews(score, minimum)),
  );
  const trend = prepareTrend(selections, drawn, reading.weighting);
  const missing = answers.filter((rows) => rows === null).length;
  const data: LineData = {
    buckets: ranges.map(({ start_date, end_date }) => ({
      label: format.shortDay(end_date),
      dates: `${format.day(start_date)} to ${format.day(end_date)}`,
    })),
    series: trend.brands.map(({ brand, values }) => ({
      key: brand,
      name: brand === NOT_STATED ? 'not stated' : brand,
      style: styles.get(brand) ?? OTHER_STYLE,
      values,
    })),
    observations: trend.weighed,
  };
  const days = format.integer(daysOf(period));
  return (
    <div className="flex flex-col gap-3">
      <div className="no-print flex flex-wrap items-center gap-x-3 gap-y-2" aria-live="polite">
        <span className="text-ink-2">
          {format.integer(ranges.length - missing)} of {format.integer(ranges.length)} ranges of {days} days are
          collected.
          {missing > 0 ? ` The others cost ${format.integer(missing)} requests to the service.` : ''}
        </span>
        {missing > 0 ? (
          <Button disabled={wanted && loading} onClick={() => setWanted(true)}>
            Collect {format.integer(missing)} ranges
          </Button>
        ) : null}
      </div>
      {problem ? <PanelProblem problem={problem} onRetry={retry} /> : null}
      <ChartFrame print={{ title, notes: [notes] }} sheet={lineSheet(title, data)}>
        <LineChart label={title} data={data} format={(value) => format.decimal(value)} />
      </ChartFrame>
      <p className="text-caption text-ink-3">
        Mean rating as given, {WEIGHTING_WORDS[reading.weighting].sentence}; {format.integer(drawn.length)} of{' '}
        {format.integer(brands.length)} brands. Over all rows of each range, so not like for like. A gap is a range that
        is not collected, or one in which nothing weighs. The axis starts at the data.
      </p>
    </div>
  );
}
