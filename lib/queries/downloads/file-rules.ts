import { LIGHT_DAYS, LIGHT_SHARE, lightShare, MIN_COMPARABLE_FILES } from '@/lib/contract/light';
import { DAY_MS } from '@/lib/contract/utc-day';
import { addDays } from '@/lib/queries/shared/dates';
import { distinctDigits } from '@/lib/text/distinct-digits';
import { isAbsent, type KnownFile } from './known-file';

/** An hour is expected if it had a file on this share of the surrounding days. */
const DAILY_SHARE = 0.8;
/** Surrounding days: this number before and after a day. */
const DAILY_DAYS = 14;
/** The same share for a day of the week. One of four files may be missing. */
const WEEKLY_SHARE = 0.75;
const WEEKLY_DAYS = 28;
const MIN_KNOWN_WEEKS = 2;
/** Minimum of known days to report an hour without a file as missing. */
export const MIN_KNOWN_DAYS = 3;

/** Days before and after a range whose files the rules read. */
export const RULE_DAYS = LIGHT_DAYS;

/** The rules as sentences for the page. */
export const RULES = [
  `Expected: the hour had a file on at least ${DAILY_SHARE * 100}% of the checked days from ${DAILY_DAYS} days before to ${DAILY_DAYS} days after, or on at least ${WEEKLY_SHARE * 100}% of the same weekdays from ${WEEKLY_DAYS} days before to ${WEEKLY_DAYS} days after. One checked day is enough, and for a weekday a checked week. For Prices and Ratings, the crawl hours of collected prices count, until ${MIN_KNOWN_DAYS} of them turned out to have no file.`,
  `Missing: over, and the service has no file, although the hour is expected from at least ${MIN_KNOWN_DAYS} days, or was downloaded as an expected one. A file that the service lists but answers with 404 is missing too.`,
  `Light: smaller than ${LIGHT_SHARE * 100}% of the median of at least ${MIN_COMPARABLE_FILES} files of the same hour from ${LIGHT_DAYS} days before to ${LIGHT_DAYS} days after.`,
];

/**
 * Evidence of an hour on one day. `crawl`: JSON answers were crawled in the hour, so a file is likely. `refuted`: they
 * were crawled, but the hour has no file. `uncrawled`: the newest crawl of the day was earlier, so a file is unlikely.
 */
export type Evidence = 'file' | 'none' | 'crawl' | 'refuted' | 'uncrawled';

/** The evidence of one hour of a dataset. */
export interface HourEvidence {
  days: ReadonlyMap<string, Evidence>;
  /** First and last day with a file of the dataset at any hour. */
  firstDay: string | null;
  lastDay: string | null;
}

/** Why an hour is expected: `present` of the `known` days that count had a file. */
export interface Expectation {
  /**
   * `days`: surrounding days; `weekdays`: the same day of the week; `elsewhere`: only more distant days; `list`: the
   * service lists the file.
   */
  basis: 'days' | 'weekdays' | 'elsewhere' | 'list';
  present: number;
  known: number;
  /** Of `known`: days with no evidence except crawl hours of JSON answers. */
  crawls: number;
}

/**
 * Returns why an hour is expected on a day, or null if it is not. Days without evidence do not count, nor do days
 * without a file before the first and, for the days before them, after the last file of the dataset: it may not have
 * started, or have ended. In this order:
 *
 * 1. Not expected: the same weekday is known on three weeks or more, and never had a file.
 * 2. Expected: at least 80% of the known days in the two weeks before and after have a file.
 * 3. Expected: at least 75% of the same weekdays in the four weeks before and after have one, two known at least, or one
 *    if each weekday is known.
 * 4. If neither is known: expected if 80% of all known days have one.
 *
 * If both 2 and 3 apply, the one with more days counts. Crawl hours of JSON answers count as files until three of them
 * are found to have none.
 */
export function expectationOf(evidence: HourEvidence, date: string): Expectation | null {
  const { days, firstDay, lastDay } = evidence;
  if (days.size === 0) return null;
  const refuted = [...days.values()].filter((is) => is === 'refuted').length;
  const counts = (day: string, is: Evidence) => {
    if (is === 'crawl' || is === 'uncrawled') return refuted < MIN_KNOWN_DAYS;
    return (firstDay === null || day >= firstDay) && (lastDay === null || day < date || day <= lastDay);
  };
  const others = [...days].flatMap(([day, is]) =>
    day !== date && counts(day, is) ? { is, away: distance(day, date) } : [],
  );
  const near = others.filter(({ away }) => away <= DAILY_DAYS);
  const sameWeekday = others.filter(({ away }) => away % 7 === 0 && away <= WEEKLY_DAYS);

  const weekly = countVotes(sameWeekday);
  const isNeverOnWeekday = weekly.known >= MIN_KNOWN_DAYS && weekly.present === 0;
  if (isNeverOnWeekday) return null;
  const daily = countVotes(near);
  const isDaily = isShare(daily, DAILY_SHARE);
  const isWeekly =
    weekly.known >= (isWeekKnown(date, [...days.keys()]) ? 1 : MIN_KNOWN_WEEKS) && isShare(weekly, WEEKLY_SHARE);
  if (isWeekly && (!isDaily || weekly.known > daily.known)) return { basis: 'weekdays', ...weekly };
  if (isDaily) return { basis: 'days', ...daily };
  if (daily.known > 0 || weekly.known >= MIN_KNOWN_WEEKS) return null;
  const all = countVotes(others);
  return isShare(all, DAILY_SHARE) ? { basis: 'elsewhere', ...all } : null;
}

type Votes = Omit<Expectation, 'basis'>;

function countVotes(days: readonly { is: Evidence }[]): Votes {
  const count = (...kinds: Evidence[]) => days.filter(({ is }) => kinds.includes(is)).length;
  return { known: days.length, present: count('file', 'crawl'), crawls: count('crawl', 'uncrawled') };
}

function isShare({ present, known }: Votes, share: number): boolean {
  return present > 0 && present >= known * share;
}

/** Whether each day of the week is known in the four weeks before and after a day, the day itself included. */
function isWeekKnown(date: string, days: readonly string[]): boolean {
  const near = days.filter((day) => distance(day, date) <= WEEKLY_DAYS);
  return new Set([date, ...near].map((day) => new Date(day).getUTCDay())).size === 7;
}

/** Whether at least three days support an expectation, crawls not counted, so that a check can find a missing file. */
export function isSupported({ basis, known, crawls }: Expectation): boolean {
  return basis !== 'elsewhere' && known - crawls >= MIN_KNOWN_DAYS;
}

/** Returns the number of days between two dates. */
function distance(a: string, b: string): number {
  return Math.abs(Math.round((Date.parse(a) - Date.parse(b)) / DAY_MS));
}

/** Whether an hour has ended: until then its file may still arrive. */
export function isOver(date: string, hour: number, now: Date): boolean {
  return Date.parse(date) + (hour + 1) * 3_600_000 <= now.getTime();
}

/** Whether a request after the end of its hour found no file. An earlier request proves nothing, as the file may follow. */
export function isProvenAbsent(file: KnownFile): boolean {
  const { date, hour, requested_at } = file;
  return isAbsent(file) && requested_at !== null && isOver(date, hour, new Date(requested_at));
}

/** Usual size and rows of files of the same hour and encoding, from four weeks before to four weeks after. */
export interface Usual {
  /** Sizes of the compared files. */
  sizes: readonly number[];
  /** Median of their rows. Null if none was read to its end. */
  rows: number | null;
  /** Number of files behind the median of `rows`. */
  rowsOf: number;
}

/** @param alike files of the same dataset, hour and encoding */
export function usualOf({ date }: { date: string }, alike: readonly KnownFile[]): Usual {
  const from = addDays(date, -LIGHT_DAYS);
  const to = addDays(date, LIGHT_DAYS);
  const compared = alike.filter((file) => file.date !== date && file.date >= from && file.date <= to);
  const rows = compared.flatMap((file) => file.rows ?? []).sort((a, b) => a - b);
  return {
    sizes: compared.flatMap(({ bytes }) => bytes ?? []),
    rows: rows[Math.floor(rows.length / 2)] ?? null,
    rowsOf: rows.length,
  };
}

/** Whether enough comparable files are known to decide whether a file is light. */
export function isComparable({ bytes }: Pick<KnownFile, 'bytes'>, { sizes }: Usual): boolean {
  return bytes !== null && sizes.length >= MIN_COMPARABLE_FILES;
}

/** Returns the size of a light file as a share of its usual size. Null if it is not light or cannot be compared. */
export function lightShareOf({ bytes }: Pick<KnownFile, 'bytes'>, { sizes }: Usual): number | null {
  return bytes === null ? null : lightShare(bytes, sizes);
}

/** Formats the share of a light file: "45%", with the decimals that tell it from the limit. */
export function lightWords(share: number): string {
  const percent = share * 100;
  return `${percent.toFixed(distinctDigits([percent, LIGHT_SHARE * 100], 0))}%`;
}
