'use client';

import { type BrandStyle, OTHER_STYLE, UNNAMED_STYLE } from '@/components/chart/brand-color';
import { ChartPanel } from '@/components/chart/chart-panel';
import type { Series, Trend } from '@/components/chart/chart-value';
import { trendChart } from '@/components/chart/trend';
import { useBrandStyles } from '@/components/chart/use-brand-styles';
import { isolated } from '@/lib/client/format/isolated';
import type { AnswerState } from '@/lib/client/query/use-answer';
import type { BrandLines } from '@/lib/queries/shared/brand-lines';

interface BrandTrendPanelProps<Answer extends BrandLines> extends Pick<Trend, 'target' | 'comparedDay' | 'hasChanges'> {
  title: string;
  state: AnswerState<Answer>;
  caption: (answer: Answer) => string;
  whyEmpty?: (answer: Answer) => string | null;
  /** Height of the chart in pixels. */
  height: number;
  /** Style of the line that own brands have together, if they have one. */
  together?: BrandStyle;
  /** The base of the shares of each day, and its noun. */
  counts: (answer: Answer) => readonly number[];
  counted: string;
  /** Shows a day. */
  onDay: (day: string | null) => void;
}

/** Shares by brand over the days of a period. */
export function BrandTrendPanel<Answer extends BrandLines>(props: BrandTrendPanelProps<Answer>) {
  const { title, state, caption, whyEmpty, height, together, counts, counted, onDay, ...lines } = props;
  const series = useBrandSeries(state, together);
  return (
    <ChartPanel
      title={title}
      state={state}
      caption={caption}
      isEmpty={(answer) => answer.series.length === 0}
      whyEmpty={whyEmpty}
      height={height}
      chart={(answer, coverage) =>
        trendChart({
          ...lines,
          days: answer.days,
          unit: 'percent',
          counts: counts(answer),
          counted,
          coverage,
          series,
          onDay,
        })
      }
    />
  );
}

type BrandSeries = Omit<Series, 'style'> & { style: BrandStyle | undefined };

const NO_LINES: BrandLines['series'] = [];

/**
 * Returns the lines of a trend by brand, each in the style of its brand.
 * @param together style of the line that own brands have together, if they have one
 */
function useBrandSeries(trend: AnswerState<BrandLines>, together?: BrandStyle): BrandSeries[] {
  const { series: lines, other } = trend.kind === 'content' ? trend.data : { series: NO_LINES, other: null };
  const styles = useBrandStyles(lines);
  const series = lines.map(({ name, own, values }): BrandSeries => {
    if (own && together) return { name: 'Own', values, style: together };
    if (name === null) return { name: 'Unknown brand', values, style: UNNAMED_STYLE };
    return { name: isolated(name), values, style: styles.get(name) };
  });
  return other ? [...series, { name: `Other (${other.brands})`, values: other.values, style: OTHER_STYLE }] : series;
}
