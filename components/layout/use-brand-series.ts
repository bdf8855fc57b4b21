'use client';

import { type BrandStyle, OTHER_STYLE, UNNAMED_STYLE } from '@/components/chart/brand-color';
import type { Series } from '@/components/chart/chart-value';
import { useBrandStyles } from '@/components/chart/use-brand-styles';
import { isolated } from '@/lib/client/format/isolated';
import type { AnswerState } from '@/lib/client/query/use-answer';
import type { BrandLines } from '@/lib/queries/shared/brand-lines';

type BrandSeries = Omit<Series, 'style'> & { style: BrandStyle | undefined };

const NO_LINES: BrandLines['series'] = [];

/**
 * Returns the lines of a trend by brand, each in the style of its brand.
 * @param together style of the line that own brands have together, if they have one
 */
export function useBrandSeries(trend: AnswerState<BrandLines>, together?: BrandStyle): BrandSeries[] {
  const { series: lines, other } = trend.kind === 'content' ? trend.data : { series: NO_LINES, other: null };
  const styles = useBrandStyles(lines);
  const series = lines.map(({ name, own, values }): BrandSeries => {
    if (own && together) return { name: 'Own', values, style: together };
    if (name === null) return { name: 'Unknown brand', values, style: UNNAMED_STYLE };
    return { name: isolated(name), values, style: styles.get(name) };
  });
  return other ? [...series, { name: `Other (${other.brands})`, values: other.values, style: OTHER_STYLE }] : series;
}
