import { CHART_HEIGHT } from '@/components/chart/chart-theme';

/** Placeholder of a chart while its code loads, so that the layout does not shift. */
export function ChartPlaceholder() {
  return <div aria-hidden style={{ height: CHART_HEIGHT }} className="skeleton" />;
}
