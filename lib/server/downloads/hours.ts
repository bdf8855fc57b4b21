import 'server-only';
import type { downloadHours } from '@/lib/contract/download-days';
import type { ParamsOf, ResponseOf } from '@/lib/contract/endpoint';
import type { SeenRow } from '../bulk/files-seen';
import { shifted } from './calendar-rules';
import { keptList, seenAround } from './known-files';
import { prepareCalendar } from './prepare-calendar';

/** So many days before a day say how many rows an hour usually has. */
const USUAL_DAYS = 14;

/** The hours of a day beside what they usually hold: costs no call. */
export async function hours({
  dataset,
  date,
}: ParamsOf<typeof downloadHours>): Promise<ResponseOf<typeof downloadHours>> {
  const [list, seen] = await Promise.all([keptList(dataset), seenAround(dataset, date, date)]);
  const [day] = prepareCalendar({ from: date, to: date, listed: list?.files ?? null, seen, now: new Date() });
  return {
    dataset,
    date,
    hours: (day?.hours ?? []).map((hour) => ({
      ...hour,
      rows: hour.files.find(({ rows }) => rows !== null)?.rows ?? null,
      ...usualRows(seen, date, hour.hour),
    })),
  };
}

/** The mean of the days before on which the hour's file passed whole; both encodings of a file have the same rows. */
function usualRows(seen: readonly SeenRow[], date: string, hour: number): { usual: number | null; usualOf: number } {
  const from = shifted(date, -USUAL_DAYS);
  const byDay = new Map<string, number>();
  for (const row of seen)
    if (row.hour === hour && row.rows !== null && row.date >= from && row.date < date) byDay.set(row.date, row.rows);
  const rows = [...byDay.values()];
  const sum = rows.reduce((all, one) => all + one, 0);
  return { usual: rows.length > 0 ? sum / rows.length : null, usualOf: rows.length };
}
