import { earlier, later, periodStart } from '@/lib/queries/shared/dates';
import type { FaultRow } from '../downloads/faults.columns';
import { findFaults } from '../downloads/find-faults';
import type { FileReader } from '../query';

/** Missing or light files of a dataset. They have no impact, but figures may lack their data. */
export interface FileProblem {
  state: FaultRow['state'];
  dataset: string;
  title: string;
  files: number;
  since: string;
  /** The newest of these files, which the link to Downloads opens. */
  newest: { day: string; hour: number };
}

/** Returns missing and light files of a period, by dataset. */
export async function fileProblems(
  files: FileReader,
  { date, days }: { date: string; days: number },
): Promise<FileProblem[]> {
  const range = { from: periodStart(date, days), to: date };
  const faults = findFaults(await files.between(range.from, range.to), { ...range, now: files.now });
  const problems = new Map<string, FileProblem>();
  for (const { dataset, title, state, day, hour, since } of faults) {
    const key = `${state} ${dataset}`;
    const other = problems.get(key) ?? { state, dataset, title, files: 0, since, newest: { day, hour } };
    problems.set(key, {
      ...other,
      files: other.files + 1,
      since: earlier(other.since, since),
      newest: later(other.newest.day, day) === other.newest.day ? other.newest : { day, hour },
    });
  }
  return [...problems.values()].sort((a, b) => b.files - a.files || a.title.localeCompare(b.title));
}
