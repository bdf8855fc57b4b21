import 'server-only';
import { datasets } from '@/lib/contract/datasets';
import { type DatasetDay, type downloadDays, HOUR_LETTERS, type OddHour, RUNNING } from '@/lib/contract/download-days';
import type { CalendarHour } from '@/lib/contract/downloads';
import type { ParamsOf, ResponseOf } from '@/lib/contract/endpoint';
import { isOver, RULES } from '@/lib/queries/downloads/file-rules';
import { lastDayFor } from '@/lib/queries/downloads/last-day';
import { addDays } from '@/lib/queries/shared/dates';
import { readNewestFiles } from '../bulk/known-files';
import { accountOf } from '../sets/question';
import { bestEffort } from '../store/best-effort';
import { service } from '../upstream/service';
import { calendarHours } from './calendar-hours';
import { knownFilesBetween } from './read-known-files';

/** The days of all datasets, as they are known. Never costs a request. */
export async function days({
  until: requested,
  days: count,
}: ParamsOf<typeof downloadDays>): Promise<ResponseOf<typeof downloadDays>> {
  const now = new Date();
  const newest = await bestEffort('reading known files', () => readNewestFiles(accountOf(service())), []);
  const until = requested ?? lastDayFor(newest, count, now);
  const from = addDays(until, 1 - count);
  const known = await knownFilesBetween(null, from, until);
  return {
    today: now.toISOString().slice(0, 10),
    from,
    until,
    datasets: datasets.map((dataset) => {
      const { name, title, listed } = dataset;
      const calendar = calendarHours(dataset, known, { from, to: until, now });
      const last = newest.find((file) => file.dataset === name);
      return {
        name,
        title,
        listed,
        newest: last ? { date: last.date, hour: last.hour } : null,
        listedAt: known.listedAt[name] ?? null,
        days: calendar.map(({ date, hours }) => dayOf(date, hours, now)),
        odd: calendar.flatMap(({ date, hours }) => hours.flatMap((hour) => oddOf(date, hour))),
      };
    }),
    rules: RULES,
  };
}

/** A day with a letter for each hour. */
function dayOf(date: string, hours: readonly CalendarHour[], now: Date): DatasetDay {
  const sizes = hours.flatMap(({ files: [file] }) => file?.bytes ?? []);
  return {
    date,
    hours: hours
      .map(({ hour, state }) => {
        const awaited = (state === 'unknown' || state === 'empty') && !isOver(date, hour, now);
        return awaited ? RUNNING : HOUR_LETTERS[state];
      })
      .join(''),
    bytes: sizes.length > 0 ? sizes.reduce((sum, bytes) => sum + bytes, 0) : null,
    compared: hours.filter(({ compared }) => compared).length,
  };
}

function oddOf(date: string, { hour, state, share }: CalendarHour): OddHour[] {
  return state === 'light' || state === 'missing' ? [{ date, hour, state, share }] : [];
}
