import 'server-only';
import { FEWEST_ALIKE, LIGHT_DAYS, LIGHT_SHARE, lightShare } from '@/lib/contract/light';
import type { SeenRow } from '../bulk/files-seen';

/** An hour is expected when it had a file on this share of the days around it. */
const USUAL_SHARE = 0.8;
const USUAL_DAYS = 14;
/** With fewer days to go by, nothing is expected. */
const FEWEST_DAYS = 3;

export const RULES = [
  `Missing is inferred: the hour had a file on at least ${USUAL_SHARE * 100}% of the days known of it, ${USUAL_DAYS} days before to after.`,
  `Light: smaller than ${LIGHT_SHARE * 100}% of the median of at least ${FEWEST_ALIKE} files of the same hour, ${LIGHT_DAYS} days before to after.`,
];

const DAY = 86_400_000;

/** The day `count` days after (or before) a day, YYYY-MM-DD. */
export function shifted(date: string, count: number): string {
  return new Date(Date.parse(date) + count * DAY).toISOString().slice(0, 10);
}

/** What is known of the hours of a dataset, each as "date/hour". */
export interface KnownHours {
  /** Those with a file. */
  arrived: ReadonlySet<string>;
  /** Those without one that are known to have none; null where a list says it of all days. */
  lacking: ReadonlySet<string> | null;
  /** Of those with a file. */
  firstDay: string | null;
  lastDay: string | null;
}

/**
 * The days before and after one that say what is usual for it, as far as anything is known of them. Days after the last
 * file say nothing of the days before it.
 */
export function daysAround(date: string, { firstDay, lastDay }: KnownHours): string[] {
  if (firstDay === null || lastDay === null || date < firstDay) return [];
  const steps = Array.from({ length: USUAL_DAYS }, (_, index) => index + 1);
  return [
    ...steps.map((step) => shifted(date, -step)).filter((day) => day >= firstDay),
    ...steps.map((step) => shifted(date, step)).filter((day) => day <= lastDay),
  ];
}

/**
 * Says on how many of the days around it an hour had a file, when that makes one expected; null otherwise. Before the
 * first file of a dataset nothing was.
 */
export function usualReason({ arrived, lacking }: KnownHours, around: readonly string[], hour: number): string | null {
  const places = around
    .map((day) => `${day}/${hour}`)
    .filter((place) => !lacking || lacking.has(place) || arrived.has(place));
  const count = places.filter((place) => arrived.has(place)).length;
  if (places.length < FEWEST_DAYS || count < places.length * USUAL_SHARE) return null;
  return `Inferred: this hour had a file on ${count} of the ${places.length} days known around it.`;
}

/** Sizes of the other files of the hour that a file is compared with: whole ones of some weeks around. */
export function sizesAlike(file: Pick<SeenRow, 'date'>, alike: readonly SeenRow[]): number[] {
  const from = shifted(file.date, -LIGHT_DAYS);
  const to = shifted(file.date, LIGHT_DAYS);
  return alike
    .filter(({ date, sha256 }) => sha256 !== null && date !== file.date && date >= from && date <= to)
    .flatMap(({ bytes }) => bytes ?? []);
}

/** Which share of what its hour usually has a file is, when it is light. @param sizes of files of the same hour */
export function lightOf({ bytes }: Pick<SeenRow, 'bytes'>, sizes: readonly number[]): number | null {
  return bytes === null ? null : lightShare(bytes, sizes);
}

export function lightReason(share: number): string {
  return `The file has ${Math.round(share * 100)}% of the size that this hour usually has.`;
}
