'use client';

import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Chart } from '@/components/chart/chart';
import { ChartFrame } from '@/components/chart/chart-frame';
import { toSheet } from '@/components/chart/chart-value';
import { type Opens, useOpenBucket } from '@/components/chart/opens';
import { useDayLink } from '@/components/page/use-day-link';
import { PanelProblem } from '@/components/panel/panel-problem';
import { rangeInWords } from '@/components/scorecards/question';
import { MOST_BRANDS, ratingsChart, type TrendAsked } from '@/components/scorecards/trend-data';
import { useTrendAnswers } from '@/components/scorecards/use-trend-answers';
import { WEIGHTING_WORDS } from '@/components/scorecards/words';
import { Button } from '@/components/ui/button';
import { Menu, MenuItem } from '@/components/ui/menu';
import { daysOf, type Period } from '@/lib/client/period';
import { useFormat } from '@/lib/client/use-format';

export interface TrendChartProps extends TrendAsked {
  period: Period;
  scorecardTitle: string;
  /** Shows the rows of one range. */
  onRange: (range: Period) => void;
  title: string;
  notes: string;
}

/** Mean ratings of brands over ranges as long as the period. A range that nobody has asked for is a gap. */
export function TrendChart(props: TrendChartProps) {
  const { brands, period, scorecardTitle, reading, onRange, title, notes } = props;
  const format = useFormat();
  const [wanted, setWanted] = useState(false);
  const { ranges, answers, missing, problem, retry } = useTrendAnswers(period, scorecardTitle, wanted);
  const linkTo = useDayLink();
  const opens: Opens = {
    noun: 'range',
    hrefOf: (at) => (answers[at] && ranges[at] ? linkTo({ ...ranges[at] }) : null),
  };
  const onOpen = useOpenBucket(opens);
  const chart = ratingsChart(ranges, answers, props, { label: title, format, onOpen });
  return (
    <div className="flex flex-col gap-3">
      <div className="no-print flex flex-wrap items-center gap-x-3 gap-y-2" aria-live="polite">
        <span className="text-ink-2">{stateInWords(ranges, missing, wanted)}</span>
        {missing ? <Button onClick={() => setWanted(true)}>Collect {format.integer(missing)} ranges</Button> : null}
      </div>
      {problem ? <PanelProblem problem={problem} onRetry={retry} /> : null}
      <ChartFrame
        opens={opens}
        print={{ title, notes: [notes] }}
        sheet={toSheet(title, chart.table)}
        tools={<RangeMenu ranges={ranges.filter((_, at) => answers[at])} onRange={onRange} />}
      >
        <Chart chart={chart} />
      </ChartFrame>
      <p className="text-caption text-ink-3">
        Mean rating as given, {WEIGHTING_WORDS[reading.weighting].sentence};{' '}
        {format.integer(Math.min(brands.length, MOST_BRANDS))} of {format.integer(brands.length)} brands. Over all rows
        of each range, so not like for like. A gap is a range that is not collected, or one in which nothing weighs. The
        axis starts at the data.
      </p>
    </div>
  );
}

function stateInWords(ranges: readonly Period[], missing: number | null, wanted: boolean): string {
  if (missing === null) return wanted ? 'Ranges are being collected.' : 'Looking which ranges are collected.';
  const days = ranges[0] ? daysOf(ranges[0]) : 0;
  const there = `${ranges.length - missing} of ${ranges.length} ranges of ${days} days are collected.`;
  return missing > 0 ? `${there} The others cost ${missing} requests to the service.` : there;
}

/** From a number of the trend to the rows behind it: the ranges that are there, the newest first. */
function RangeMenu({ ranges, onRange }: { ranges: readonly Period[] } & Pick<TrendChartProps, 'onRange'>) {
  const format = useFormat();
  if (ranges.length === 0) return null;
  return (
    <Menu
      align="start"
      trigger={
        <Button>
          Rows of a range
          <ChevronDown aria-hidden className="text-ink-3" />
        </Button>
      }
    >
      {ranges.toReversed().map((range) => (
        <MenuItem key={range.end_date} onClick={() => onRange(range)}>
          {rangeInWords(range, format)}
        </MenuItem>
      ))}
    </Menu>
  );
}
