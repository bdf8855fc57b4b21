import type { Reader } from '@/components/chart/chart-reader';
import type { ChartValue } from '@/components/chart/chart-value';
import type { Format } from '@/lib/client/format/format';

/** Properties of the drawing of a kind of chart, on screen or in a picture. */
export interface DrawingProps<Kind extends ChartValue['kind']> {
  chart: Extract<ChartValue, { kind: Kind }>;
  width: number;
  height: number;
  format: Format;
  /** Pictures have none. */
  reader?: Reader;
}
