import type { FileChange } from '@/delivery/loads/publish';
import { ImportProblem } from './problem';
import { changeLine, formatCount } from './summary';

/** Stops an import that would remove more than half of an hour's rows, which is usually a truncated file. */
export function refuseShrinking(dataset: string) {
  return (changed: readonly FileChange[]): void => {
    const shrunk = changed.filter(({ before, rows }) => before !== null && rows * 2 < before);
    if (shrunk.length === 0) return;
    throw new ImportProblem(
      [
        ...shrunk.map((change) => changeLine(dataset, change)),
        `${formatCount(shrunk.length, 'file')} would lose more than half of the rows; nothing was loaded. Pass --replace if that is right.`,
      ].join('\n'),
    );
  };
}
