import { randomId } from '@/lib/client/browser/random-id';
import { datasetByName } from '@/lib/contract/datasets';
import { countFiles, type FileChoice, isChosenColumn, isRaw, packagingOf } from '@/lib/contract/file-choice';
import { personalColumns } from '@/lib/contract/personal-columns';
import { rawFileTarget } from '@/lib/contract/raw-file-target';
import type { Source } from './queue-item';

/**
 * Returns the request of a file that the server creates from a choice.
 *
 * @param packaging one file with the content of all chosen ones, or a zip with a file for each of them
 */
export function fileSource(
  choice: FileChoice,
  packaging = packagingOf(choice) === 'zip' ? ('zip' as const) : ('file' as const),
): Source {
  const id = randomId();
  const body = JSON.stringify({ choice, id });
  return {
    url: `/api/downloads/${packaging}`,
    body,
    id,
    fileCount: countFiles(choice),
    ...(leavesOutNames(choice) && { withoutNames: true }),
    ...(hasRowFilter(choice) && { hasRowFilter: true }),
  };
}

/** Returns the address that downloads a choice without the queue. */
export function choiceUrl(choice: FileChoice): string {
  const packaging = packagingOf(choice);
  return packaging === 'raw'
    ? rawFileTarget(choice)
    : `/api/downloads/${packaging}?${new URLSearchParams({ choice: JSON.stringify(choice) })}`;
}

function hasRowFilter(choice: FileChoice): boolean {
  return choice.tables.some((table) => !isRaw(choice, table) && table.retailers.length + table.brands.length > 0);
}

function leavesOutNames(choice: FileChoice): boolean {
  return choice.tables.some((table) => {
    const dataset = datasetByName(table.dataset);
    const personal = dataset ? personalColumns(dataset) : [];
    return !isRaw(choice, table) && personal.some((name) => !isChosenColumn(table, choice.reviewers, name));
  });
}
