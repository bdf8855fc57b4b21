import type { Reader } from '@/components/chart/chart-reader';
import type { ChartValue } from '@/components/chart/chart-value';
import type { Format } from '@/lib/client/format';

/** What the drawing of a kind of chart is given, on screen or for a slide. */
export interface DrawingProps<Kind extends ChartValue['kind']> {
  chart: Extract<ChartValue, { kind: Kind }>;
  width: number;
  height: number;
  format: Format;
  /** None in a picture for a slide. */
  reader?: Reader | undefined;
}
