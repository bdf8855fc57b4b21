import { CHART_HEIGHT } from '@/components/chart/chart-theme';

/** Holds a chart's place while its code comes, so that nothing moves. */
export function ChartPlaceholder() {
  return <div aria-hidden style={{ height: CHART_HEIGHT }} className="skeleton" />;
}
