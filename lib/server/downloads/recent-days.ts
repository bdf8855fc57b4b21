import 'server-only';
import type { CalendarHour, HourState, RecentDay } from '@/lib/contract/downloads';
import { fileListOf } from '@/lib/contract/endpoints';
import { LIGHT_DAYS } from '@/lib/contract/light';
import { seenFiles } from '../bulk/files-seen';
import { keptValue } from '../sets/kept-value';
import { accountOf } from '../sets/question';
import { bestEffort } from '../store/best-effort';
import { service } from '../upstream/service';
import { shifted } from './calendar-rules';
import { prepareCalendar } from './prepare-calendar';

const DAYS = 4;
/** What a day is called: the first of these that any of its hours is in. */
const TELLING: readonly HourState[] = ['missing', 'light', 'available', 'fetched', 'unknown', 'empty'];

/** The last days of a dataset up to `until`, out of the list that is kept and of what has passed here: no call. */
export async function recentDays(name: string, until: string): Promise<RecentDay[]> {
  const from = shifted(until, 1 - DAYS);
  const list = fileListOf({ name });
  const [kept, seen] = await Promise.all([
    bestEffort('reading a kept list', async () => (list ? await keptValue(service(), list, {}) : null), null),
    bestEffort(
      'reading seen files',
      () => seenFiles(accountOf(service()), name, shifted(from, -LIGHT_DAYS), until),
      [],
    ),
  ]);
  const days = prepareCalendar({ from, to: until, listed: kept?.files ?? null, seen, now: new Date() });
  return days.map(({ date, hours }) => dayOf(date, hours)).reverse();
}

export function dayOf(date: string, hours: readonly CalendarHour[]): RecentDay {
  const sizes = hours.flatMap(({ files: [file] }) => file?.bytes ?? []);
  return {
    date,
    state: TELLING.find((state) => hours.some((hour) => hour.state === state)) ?? 'unknown',
    files: hours.filter(({ state }) => state === 'available' || state === 'fetched' || state === 'light').length,
    bytes: sizes.length > 0 ? sizes.reduce((sum, bytes) => sum + bytes, 0) : null,
  };
}
