import type { LineData } from '@/components/chart/line-data';
import { stepTicks } from '@/components/chart/ticks';

/** The ranks written on the axis: the first, then round ones, down to the deepest that is drawn. */
export function rankTicks({ series, mark }: Pick<LineData, 'series' | 'mark'>): number[] {
  const deepest = Math.max(2, mark?.at ?? 0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  if (deepest > 160) return [1, ...stepTicks([0, deepest]).filter((rank) => rank > 0 && rank <= deepest)];
  const step = deepest <= 12 ? 2 : deepest <= 30 ? 5 : deepest <= 60 ? 10 : 20;
  const round = Array.from({ length: Math.floor(deepest / step) }, (_, at) => (at + 1) * step);
  return [1, ...round];
}
