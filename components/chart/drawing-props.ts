import type { Reader } from '@/components/chart/chart-reader';
import type { Format } from '@/lib/client/format';

/** What the drawing of each kind of chart is given. */
export interface DrawingProps<Drawing> {
  drawing: Drawing;
  width: number;
  height: number;
  format: Format;
  /** None in a picture for a slide. */
  reader?: Reader | undefined;
}
