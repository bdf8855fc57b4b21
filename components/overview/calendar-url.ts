import { calendarDays } from '@/components/overview/earlier';
import { addDays, lastDays } from '@/lib/client/period';
import { DATASET_NAMES } from '@/lib/contract/dataset-names';
import { downloadCalendar } from '@/lib/contract/downloads';
import { requestTarget } from '@/lib/contract/endpoint';

/** The calendar of each dataset, back to what came after the earlier day. */
export function calendarUrls(since: string, until: string): string[] {
  const range = lastDays(until, calendarDays(addDays(since, 1), until));
  return DATASET_NAMES.map((dataset) => `/api${requestTarget(downloadCalendar, { dataset, ...range })}`);
}
