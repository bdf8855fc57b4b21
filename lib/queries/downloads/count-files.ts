import type { AssessedHour } from './assess-days';

/** Files of some days by their state. */
export interface FileCounts {
  /** Hours that are over and have a file, miss one, or are expected to have one: `there` + `missing` + `unchecked`. */
  due: number;
  there: number;
  /** Of `there`: read to the end at least once. */
  collected: number;
  light: number;
  missing: number;
  /** Expected and not checked. */
  unchecked: number;
  /** Of `there`: enough files of the hour are known to call one light. */
  compared: number;
}

/** Counts hours. On time is `there` of `there` + `missing`; in full is all but the `light` of `compared`. */
export function countFiles(hours: readonly AssessedHour[]): FileCounts {
  const count = (matches: (hour: AssessedHour) => boolean) => hours.filter(matches).length;
  const there = count(({ state }) => state === 'collected' || state === 'available' || state === 'light');
  const missing = count(({ state }) => state === 'missing');
  const unchecked = count(({ state }) => state === 'expected');
  return {
    due: there + missing + unchecked,
    there,
    collected: count(({ files }) => files.some(({ sha256 }) => sha256 !== null)),
    light: count(({ state }) => state === 'light'),
    missing,
    unchecked,
    compared: count(({ isComparable }) => isComparable),
  };
}

/** How much of what is due was checked: all of it, some of it, or nothing. A dataset without known hours is not checked. */
export function checkedPart({ due, unchecked }: FileCounts): 'all' | 'some' | 'none' {
  if (due === 0 || unchecked === due) return 'none';
  return unchecked === 0 ? 'all' : 'some';
}
