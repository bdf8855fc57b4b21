import 'server-only';
import type { downloadHours } from '@/lib/contract/download-days';
import type { ParamsOf, ResponseOf } from '@/lib/contract/endpoint';
import { calendarHours } from './calendar-hours';
import { knownFilesBetween } from './read-known-files';

/** The hours of a day with the rows that they usually hold. Never costs a request. */
export async function hours({
  dataset,
  date,
}: ParamsOf<typeof downloadHours>): Promise<ResponseOf<typeof downloadHours>> {
  const known = await knownFilesBetween(dataset, date, date);
  const [day] = calendarHours({ name: dataset }, known, { from: date, to: date, now: new Date() });
  return {
    dataset,
    date,
    hours: (day?.hours ?? []).map(({ usual, ...hour }) => ({
      ...hour,
      rows: hour.files.find(({ rows }) => rows !== null)?.rows ?? null,
      usual: usual.rows,
      usualOf: usual.rowsOf,
    })),
  };
}
