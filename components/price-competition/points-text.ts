import type { Calibration } from '@/lib/client/competition/calibrate';
import type { Format } from '@/lib/client/format';

/** A difference of two indices, signed: "+3.2". */
export function pointsText(points: number | null, calibration: Calibration | null, format: Format): string {
  return format.difference(points, calibration?.scale === 1 ? 3 : 1);
}
