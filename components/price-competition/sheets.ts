import { bucketColumns } from '@/components/price-competition/bucket-columns';
import { bucketRows } from '@/components/price-competition/bucket-rows';
import { changeColumns } from '@/components/price-competition/change-columns';
import { heatmapColumns } from '@/components/price-competition/heatmap-columns';
import { isOurs, type Periods, prepareChanges } from '@/components/price-competition/prepare-change';
import type { Shown } from '@/components/price-competition/shown';
import { toSheet } from '@/components/table/to-sheet';
import type { Format } from '@/lib/client/format';
import type { Sheet } from '@/lib/client/sheet';

/** The page as sheets: the heatmap, every bucket, and the comparison where it was loaded. */
export function pageSheets(shown: Shown, periods: Periods | null, format: Format): Sheet[] {
  const { pairs, calibrated, question, choice } = shown;
  const { calibration } = calibrated;
  const layout = {
    kind: choice.kind,
    buckets: pairs[0]?.cells ?? [],
    newest: pairs[0]?.last ?? null,
    dimension: question.time_dimension,
    period: question,
    calibration,
    format,
  };
  const sheets = [
    toSheet('Index by bucket', heatmapColumns(layout), pairs),
    toSheet('Every bucket', bucketColumns(choice, calibration), bucketRows(pairs)),
  ];
  if (!periods) return sheets;
  const { rows } = prepareChanges(periods.now, periods.before, choice.kind, calibration);
  return [...sheets, toSheet('Against the period before', changeColumns(calibration, isOurs(pairs)), rows)];
}
