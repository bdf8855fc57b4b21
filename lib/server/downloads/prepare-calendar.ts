import 'server-only';
import type { CalendarHour, SeenFile } from '@/lib/contract/downloads';
import type { FileEntry } from '@/lib/contract/file-list';
import { FEWEST_ALIKE } from '@/lib/contract/light';
import type { SeenRow } from '../bulk/files-seen';
import { LACKS } from '../bulk/no-file';
import { daysAround, lightOf, lightReason, shifted, sizesAlike, usualReason } from './calendar-rules';

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
  const days = [...arrived].map((place) => place.slice(0, 10)).sort();
  const lacks = seen.filter(({ outcome }) => outcome !== 'file');
  const lacking = listed ? null : new Set(lacks.map(({ date, hour }) => `${date}/${hour}`));
  const known = { arrived, lacking, firstDay: days[0] ?? null, lastDay: days.at(-1) ?? null };
  const bySlot = grouped(seen, ({ date, hour }) => `${date}/${hour}`);
  const byHour = grouped(files, ({ hour, encoding }) => `${hour}/${encoding}`);
  const alike = ({ hour, encoding }: SeenRow) => byHour.get(`${hour}/${encoding}`) ?? [];

  function hourOf(date: string, hour: number, around: readonly string[]): CalendarHour {
    const rows = bySlot.get(`${date}/${hour}`) ?? [];
    const present = rows.filter(({ outcome }) => outcome === 'file');
    const whole = present.filter(({ sha256 }) => sha256 !== null);
    const of = { hour, files: present.map(toSeenFile), reason: null, compared: false, share: null };
    if (whole.length > 0) {
      const compared = whole.map((file) => ({ file, sizes: sizesAlike(file, alike(file)) }));
      const share = compared.map(({ file, sizes }) => lightOf(file, sizes)).find((light) => light !== null) ?? null;
      const found = { ...of, share, compared: compared.some(({ sizes }) => sizes.length >= FEWEST_ALIKE) };
      return share === null ? { ...found, state: 'fetched' } : { ...found, state: 'light', reason: lightReason(share) };
    }
    if (present.length > 0 || listedHours.has(`${date}/${hour}`)) return { ...of, state: 'available' };

    const lack = rows[0]?.outcome;
    const asked = lack !== undefined && lack !== 'file' ? `Asked for, and ${LACKS[lack]}.` : null;
    if (!isOver(date, hour, now)) return { ...of, state: 'unknown', reason: 'This hour is not over yet.' };
    if (asked === null && listed === null) return { ...of, state: 'unknown' };
    const usual = usualReason(known, around, hour);
    if (usual) return { ...of, state: 'missing', reason: usual };
    return { ...of, state: 'empty', reason: asked ?? 'The service lists no file.' };
  }

  const calendar: { date: string; hours: CalendarHour[] }[] = [];
  for (let date = to; date >= from; date = shifted(date, -1)) {
    const around = daysAround(date, known);
    calendar.push({ date, hours: Array.from({ length: 24 }, (_, hour) => hourOf(date, hour, around)) });
  }
  return calendar;
}

/** Whether the hour lies behind: until then nobody knows whether its file is to come. */
export function isOver(date: string, hour: number, now: Date): boolean {
  return Date.parse(date) + (hour + 1) * 3_600_000 <= now.getTime();
}

export function toSeenFile({ encoding, bytes, rows, malformed, ...seen }: SeenRow): SeenFile {
  const { sha256, sha256_by: sha256By, first_seen: firstSeen, last_seen: lastSeen } = seen;
  return { encoding, bytes, rows, malformed, sha256, sha256By, firstSeen, lastSeen };
}

/** Values by a key of theirs. */
export function grouped<T>(values: readonly T[], keyOf: (value: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}
