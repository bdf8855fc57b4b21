import 'server-only';
import { datasets } from '@/lib/contract/datasets';
import {
  type DatasetDay,
  type DatasetDays,
  type downloadDays,
  HOUR_LETTERS,
  type OddHour,
  RUNNING,
} from '@/lib/contract/download-days';
import type { CalendarHour } from '@/lib/contract/downloads';
import type { ParamsOf, ResponseOf } from '@/lib/contract/endpoint';
import { newestFiles, type SeenRow } from '../bulk/files-seen';
import { accountOf } from '../sets/question';
import { bestEffort } from '../store/best-effort';
import { service } from '../upstream/service';
import { RULES, shifted } from './calendar-rules';
import { keptList, seenAround } from './known-files';
import { isOver, prepareCalendar } from './prepare-calendar';

type Newest = DatasetDays['newest'];
type List = Awaited<ReturnType<typeof keptList>>;

/** The days of all datasets, out of the lists that are kept and of what passed here: costs no call. */
export async function days({
  until: asked,
  days: count,
}: ParamsOf<typeof downloadDays>): Promise<ResponseOf<typeof downloadDays>> {
  const now = new Date();
  const [lists, newestSeen] = await Promise.all([
    Promise.all(datasets.map(({ name }) => keptList(name))),
    bestEffort('reading seen files', () => newestFiles(accountOf(service())), []),
  ]);
  const known = datasets.map((dataset, at) => {
    const list = lists[at] ?? null;
    const { name, title, listed } = dataset;
    return {
      name,
      title,
      listed,
      list,
      newest: newestOf(
        list,
        newestSeen.find((row) => row.dataset === name),
      ),
    };
  });
  const until =
    asked ??
    lastDayFor(
      known.map(({ newest }) => newest?.date ?? ''),
      count,
      now,
    );
  const from = shifted(until, 1 - count);
  const seen = await seenAround(null, from, until);
  const answers = known.map(({ list, ...dataset }): DatasetDays => {
    const own = seen.filter(({ dataset: name }) => name === dataset.name);
    const calendar = prepareCalendar({ from, to: until, listed: list?.files ?? null, seen: own, now }).reverse();
    return {
      ...dataset,
      listedAt: list?.fetchedAt ?? null,
      days: calendar.map(({ date, hours }) => dayOf(date, hours, now)),
      odd: calendar.flatMap(({ date, hours }) => hours.flatMap((hour) => oddOf(date, hour))),
    };
  });
  return { today: now.toISOString().slice(0, 10), from, until, datasets: answers, rules: RULES };
}

/** Today, or, where its range would hold no file, the newest day that has one. @param newest of each dataset, '' for none */
function lastDayFor(newest: readonly string[], count: number, now: Date): string {
  const today = now.toISOString().slice(0, 10);
  const last = newest.toSorted().at(-1) || today;
  return last > shifted(today, -count) ? today : last;
}

function newestOf(list: List, seen: SeenRow | undefined): Newest {
  const places = [
    ...(list?.files.map(({ date, time }) => ({ date, hour: Number(time) })) ?? []),
    ...(seen ? [{ date: seen.date, hour: seen.hour }] : []),
  ];
  return places.reduce<Newest>((last, one) => (last === null || isAfter(one, last) ? one : last), null);
}

function isAfter(one: NonNullable<Newest>, other: NonNullable<Newest>): boolean {
  return one.date === other.date ? one.hour > other.hour : one.date > other.date;
}

/** A day as a letter an hour and what is known of all of them. */
export function dayOf(date: string, hours: readonly CalendarHour[], now: Date): DatasetDay {
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
