import type { AssessedHour } from './assess-days';

/** Number of files by state. */
export interface FileCounts {
  /** Past hours with an existing, missing or expected file: `present` + `missing` + `unchecked`. */
  due: number;
  present: number;
  /** Of `present`: read to the end at least once. */
  collected: number;
  light: number;
  missing: number;
  /** Expected and not checked. */
  unchecked: number;
  /** Of `present`: comparable with enough files of the same hour to decide whether they are light. */
  compared: number;
}

/** Counts hours by state. */
export function countFiles(hours: readonly AssessedHour[]): FileCounts {
  const count = (matches: (hour: AssessedHour) => boolean) => hours.filter(matches).length;
  const present = count(({ state }) => state === 'collected' || state === 'available' || state === 'light');
  const missing = count(({ state }) => state === 'missing');
  const unchecked = count(({ state }) => state === 'expected');
  return {
    due: present + missing + unchecked,
    present,
    collected: count(({ files }) => files.some(({ sha256 }) => sha256 !== null)),
    light: count(({ state }) => state === 'light'),
    missing,
    unchecked,
    compared: count(({ isComparable }) => isComparable),
  };
}

/** Returns the share of the checked files that exist. Null if none is checked. */
export function onTime({ present, missing }: FileCounts): number | null {
  return present + missing > 0 ? present / (present + missing) : null;
}
