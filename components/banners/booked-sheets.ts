import { bookedColumns, bookedDayColumns } from '@/components/banners/booked-columns';
import type { Booked } from '@/components/banners/prepare-booked';
import { toSheet } from '@/components/table/to-sheet';
import type { Format } from '@/lib/client/format';
import type { Sheet } from '@/lib/client/sheet';

/** The bookings with what came of them, and the same day by day. */
export function bookedSheets(rows: readonly Booked[], format: Format): Sheet[] {
  const days = rows.flatMap((row) => row.days.map((day) => ({ row, day })));
  return [toSheet('Booked and seen', bookedColumns(format), rows), toSheet('Booked by day', bookedDayColumns, days)];
}
