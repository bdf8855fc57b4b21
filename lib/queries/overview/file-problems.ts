import { periodStart } from '@/lib/queries/shared/dates';
import type { FaultRow } from '../downloads/faults.columns';
import { findFaults } from '../downloads/find-faults';
import type { FileReader } from '../query';

/** Missing or light files of a period. They have no impact, but figures may lack their data. */
export interface FileProblem {
  state: FaultRow['state'];
  files: number;
  /** The newest of these files, which the link to Downloads opens. */
  newest: Pick<FaultRow, 'dataset' | 'day' | 'hour'>;
}

/** Returns the missing and the light files of the period that ends with `date`, at most one entry for each state. */
export async function fileProblems(
  files: FileReader,
  { date, days }: { date: string; days: number },
): Promise<FileProblem[]> {
  const range = { from: periodStart(date, days), to: date };
  const faults = findFaults(await files.between(range.from, range.to), { ...range, now: files.now });
  return (['missing', 'light'] as const).flatMap((state) => {
    const ofState = faults.filter((fault) => fault.state === state);
    const [newest] = ofState;
    if (!newest) return [];
    const { dataset, day, hour } = newest;
    return [{ state, files: ofState.length, newest: { dataset, day, hour } }];
  });
}
