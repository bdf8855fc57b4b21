import { counted, type Noun } from '@/lib/client/counted';
import type { Format } from '@/lib/client/format';
import { hourText } from '@/lib/contract/dataset';
import type { DatasetDay, DatasetDays, OddHour } from '@/lib/contract/download-days';
import type { HourState } from '@/lib/contract/downloads';

/** What the hours of days are counted by. */
export interface Counts {
  collected: number;
  there: number;
  light: number;
  missing: number;
  none: number;
  unasked: number;
  running: number;
}

const NAMES: Readonly<Record<string, keyof Counts>> = {
  f: 'collected',
  a: 'there',
  l: 'light',
  m: 'missing',
  '-': 'none',
  '?': 'unasked',
  r: 'running',
};

export function countsOf(days: readonly DatasetDay[]): Counts {
  const counts = { collected: 0, there: 0, light: 0, missing: 0, none: 0, unasked: 0, running: 0 };
  for (const { hours } of days)
    for (const letter of hours) {
      const name = NAMES[letter];
      if (name) counts[name] += 1;
    }
  return counts;
}

/** Files that are there, and hours at which one is or should be. */
export function presentOf({ collected, there, light }: Counts): number {
  return collected + there + light;
}

export function expectedOf(counts: Counts): number {
  return presentOf(counts) + counts.missing;
}

/** "24 files: 23 collected, 1 light"; what a day without files is instead. */
export function dayWords(day: DatasetDay, format: Format): string {
  const counts = countsOf([day]);
  const { collected, there, light, missing, none, unasked, running } = counts;
  const present = presentOf(counts);
  const parts = [
    collected > 0 && `${format.integer(collected)} collected`,
    there > 0 && `${format.integer(there)} there, not collected`,
    light > 0 && `${format.integer(light)} light`,
    missing > 0 && `${format.integer(missing)} missing`,
    running > 0 && present > 0 && 'the day is not over',
  ].filter(Boolean);
  if (present > 0) return `${counted(present, 'file', format)}: ${parts.join(', ')}`;
  if (missing > 0) return parts.join(', ');
  if (running > 0) return 'nothing yet, the day is not over';
  if (unasked === 0) return 'no file';
  return none > 0
    ? `${counted(none, 'hour', format)} without a file, ${format.integer(unasked)} not asked`
    : 'not asked';
}

/** How many files a day usually has; null where no day has one. */
export function filesADay(days: readonly DatasetDay[]): number | null {
  const counts = days.map((day) => presentOf(countsOf([day]))).filter((count) => count > 0);
  return counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? null;
}

const MOST_NAMED = 3;

/** One sentence on what is light or missing, out of the rows in sight. */
export function daysSentence(datasets: readonly DatasetDays[], format: Format): { lead: string; rest: string } {
  const named = datasets.flatMap(({ title, odd, days }) =>
    odd.map((hour) => ({ title, hourly: (filesADay(days) ?? 1) > 1, ...hour })),
  );
  const newestFirst = named.toSorted((a, b) => b.date.localeCompare(a.date) || b.hour - a.hour);
  const light = newestFirst.filter(({ state }) => state === 'light');
  const missing = newestFirst.filter(({ state }) => state === 'missing');
  const there = presentOf(countsOf(datasets.flatMap(({ days }) => days)));
  if (light.length === 0 && missing.length === 0)
    return there > 0
      ? { lead: 'Nothing is light or missing', rest: ` of ${counted(there, 'file', format)} that are there.` }
      : { lead: 'No file is known in these days.', rest: '' };
  const lightWords = light.slice(0, MOST_NAMED).map((one) => `${nameOf(one, format)} has ${shareOf(one, format)}`);
  const lead = `${verb(light.length, 'file', 'is', 'are')} light:`;
  const told = `${listed(lightWords, light.length - lightWords.length, format)}.`;
  if (missing.length === 0) return { lead, rest: ` ${told}` };
  const missed = missingWords(missing, format);
  if (light.length > 0) return { lead, rest: ` ${told} ${missed}` };
  return { lead: `${verb(missing.length, 'file', 'is', 'are')} missing:`, rest: ` ${missed}` };

  function verb(count: number, noun: Noun, one: string, many: string) {
    return `${counted(count, noun, format)} ${count === 1 ? one : many}`;
  }
}

type Named = OddHour & { title: string; hourly: boolean };

function nameOf({ title, date, hour, hourly }: Named, format: Format): string {
  return `${title} of ${format.shortDay(date)}${hourly ? ` ${hourText(hour)}:00` : ''}`;
}

function shareOf({ share }: Named, format: Format): string {
  return `${format.percent(share, 0)} of its usual size`;
}

/** "Prices and Ratings have no file for 11 Nov.": what lacks one on the same day together, the newest days first. */
function missingWords(missing: readonly Named[], format: Format): string {
  const lacks = new Map<string, Named[]>();
  for (const one of missing) {
    const key = `${one.title}/${one.date}`;
    lacks.set(key, [...(lacks.get(key) ?? []), one]);
  }
  const told = new Map<string, { titles: string[]; count: number }>();
  for (const hours of lacks.values()) {
    const [first] = hours;
    if (!first) continue;
    const { title, date, hour, hourly } = first;
    const day = format.shortDay(date);
    const what =
      hours.length > 1
        ? `${counted(hours.length, 'file', format)} less than usual on ${day}`
        : `no file for ${day}${hourly ? ` ${hourText(hour)}:00` : ''}`;
    const known = told.get(what) ?? { titles: [], count: 0 };
    told.set(what, { titles: [...known.titles, title], count: known.count + hours.length });
  }
  const named = [...told].slice(0, MOST_NAMED - 1);
  const left = missing.length - named.reduce((sum, [, { count }]) => sum + count, 0);
  const words = named.map(([what, { titles }]) => {
    return `${listed(titles, 0, format)} ${titles.length === 1 ? 'has' : 'have'} ${what}`;
  });
  return `${words.join('; ')}${left > 0 ? `; ${counted(left, 'other', format)} missing` : ''}.`;
}

function listed(words: readonly string[], left: number, format: Format): string {
  if (left > 0) return `${words.join(', ')} and ${counted(left, 'other', format)}`;
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** What an hour's state is called, and what it means. */
export const STATES: Readonly<Record<HourState, { label: string; meaning: string }>> = {
  available: { label: 'There', meaning: 'The service lists a file; it has not passed here.' },
  fetched: { label: 'Collected', meaning: 'A file passed here: its size, rows and hash are known.' },
  light: { label: 'Light', meaning: 'Collected, and smaller than this hour usually is.' },
  missing: { label: 'Missing', meaning: 'Inferred: this hour usually has a file, this day has none.' },
  empty: { label: 'No file', meaning: 'The service was asked and has none.' },
  unknown: { label: 'Not asked', meaning: 'Nobody has asked the service for this hour.' },
};

/** "3 lines have other columns than the header" */
export function malformedWords(count: number, integer: (value: number) => string): string {
  return `${integer(count)} ${count === 1 ? 'line has' : 'lines have'} other columns than the header`;
}
