import 'server-only';
import type { CalendarHour, SeenFile } from '@/lib/contract/downloads';
import type { FileEntry } from '@/lib/contract/file-list';
import type { SeenRow } from '../bulk/files-seen';
import { LACKS } from '../bulk/no-file';
import { lightReason, shifted, usualReason } from './calendar-rules';

export interface CalendarFacts {
  from: string;
  to: string;
  /** The service's list, or null for a dataset without one. */
  listed: readonly FileEntry[] | null;
  /** Files seen or asked for, from some weeks before `from` on. */
  seen: readonly SeenRow[];
  now: Date;
}

/** Every day and hour of a range, newest day first, with what is known of its file. */
export function prepareCalendar({ from, to, listed, seen, now }: CalendarFacts) {
  const listedHours = new Set(listed?.map(({ date, time }) => `${date}/${Number(time)}`));
  const files = seen.filter(({ outcome }) => outcome === 'file');
  const arrived = new Set([...listedHours, ...files.map(({ date, hour }) => `${date}/${hour}`)]);
  const firstDay = [...arrived].map((place) => place.slice(0, 10)).sort()[0] ?? null;
  const bySlot = grouped(seen, ({ date, hour }) => `${date}/${hour}`);
  const byHour = grouped(files, ({ hour, encoding }) => `${hour}/${encoding}`);
  const alike = ({ hour, encoding }: SeenRow) => byHour.get(`${hour}/${encoding}`) ?? [];

  function hourOf(date: string, hour: number): CalendarHour {
    const rows = bySlot.get(`${date}/${hour}`) ?? [];
    const present = rows.filter(({ outcome }) => outcome === 'file');
    const whole = present.filter(({ sha256 }) => sha256 !== null);
    const known = { hour, files: present.map(toSeenFile), reason: null };
    if (whole.length > 0) {
      const light = whole.map((file) => lightReason(file, alike(file))).find((reason) => reason !== null);
      return light ? { ...known, state: 'light', reason: light } : { ...known, state: 'fetched' };
    }
    if (present.length > 0 || listedHours.has(`${date}/${hour}`)) return { ...known, state: 'available' };

    const lack = rows[0]?.outcome;
    const asked = lack !== undefined && lack !== 'file' ? `Asked for, and ${LACKS[lack]}.` : null;
    if (Date.parse(date) + (hour + 1) * 3_600_000 > now.getTime())
      return { ...known, state: 'unknown', reason: 'This hour is not over yet.' };
    if (asked === null && listed === null) return { ...known, state: 'unknown' };
    const usual = usualReason(arrived, firstDay, date, hour);
    if (usual) return { ...known, state: 'missing', reason: usual };
    return { ...known, state: 'empty', reason: asked ?? 'The service lists no file.' };
  }

  const days: { date: string; hours: CalendarHour[] }[] = [];
  for (let date = to; date >= from; date = shifted(date, -1))
    days.push({ date, hours: Array.from({ length: 24 }, (_, hour) => hourOf(date, hour)) });
  return days;
}

export function toSeenFile({ encoding, bytes, rows, sha256, first_seen, last_seen }: SeenRow): SeenFile {
  return { encoding, bytes, rows, sha256, firstSeen: first_seen, lastSeen: last_seen };
}

function grouped<T>(values: readonly T[], keyOf: (value: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}
