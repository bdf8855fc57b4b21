import type { Calibration } from '@/lib/client/competition/calibrate';
import { NO_VALUE, numberFormat } from '@/lib/client/format-number';

/** A difference of two indices, signed: "+3.2". */
export function pointsText(points: number | null, calibration: Calibration | null, locale: string): string {
  if (points === null) return NO_VALUE;
  const digits = calibration?.scale === 1 ? 3 : 1;
  // Rounded first: a hair below zero is no "-0.0".
  const rounded = Number(points.toFixed(digits)) + 0;
  return numberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'exceptZero',
  }).format(rounded);
}
