import type { FileChange } from '@/delivery/loads/publish';
import { ImportProblem } from './problem';
import { changeLine, counted } from './summary';

/** Stops an import that would take more than half of its rows from an hour: far more often a cut file than a correction. */
export function refuseShrinking(dataset: string) {
  return (changed: readonly FileChange[]): void => {
    const shrunk = changed.filter(({ before, rows }) => before !== null && rows * 2 < before);
    if (shrunk.length === 0) return;
    throw new ImportProblem(
      [
        ...shrunk.map((change) => changeLine(dataset, change)),
        `${counted(shrunk.length, 'file')} would lose more than half of the rows; nothing was loaded. Pass --replace if that is right.`,
      ].join('\n'),
    );
  };
}
