import { bulkEndpoint } from '@/lib/contract/dataset';
import { datasetByName } from '@/lib/contract/datasets';
import { requestTarget } from '@/lib/contract/endpoint';
import { type FileChoice, filesOf, isChosenColumn, isRaw, packagingOf } from '@/lib/contract/file-choice';
import { personalColumns } from '@/lib/contract/personal-columns';
import type { Source } from './queue-item';

/**
 * Returns the request of a file that the server makes of a choice.
 *
 * @param packaging one file made of all the chosen ones, or a zip with a file for each of them
 */
export function fileSource(
  choice: FileChoice,
  packaging = packagingOf(choice) === 'zip' ? ('zip' as const) : ('file' as const),
): Source {
  const id = crypto.randomUUID();
  const body = JSON.stringify({ choice, id });
  return { url: `/api/downloads/${packaging}`, body, id, ...(leavesOutNames(choice) && { withoutNames: true }) };
}

/** Returns the address of a choice that is one raw file. It has ranges and a tag, so that the browser can resume it. */
export function rawFileUrl({ tables: [table], format }: FileChoice): string {
  const [place] = table ? filesOf(table) : [];
  const dataset = place && datasetByName(place.dataset);
  if (!dataset) throw new TypeError('The choice has no file.');
  const { date, hour: time } = place;
  const encoding = format === 'ndjson' ? ('ndjson' as const) : ('csv' as const);
  return `/api${requestTarget(bulkEndpoint(dataset), { date, time, encoding })}`;
}

/** Returns the address that downloads a choice without the queue. */
export function choiceUrl(choice: FileChoice): string {
  const packaging = packagingOf(choice);
  return packaging === 'raw'
    ? rawFileUrl(choice)
    : `/api/downloads/${packaging}?${new URLSearchParams({ choice: JSON.stringify(choice) })}`;
}

function leavesOutNames(choice: FileChoice): boolean {
  return choice.tables.some((table) => {
    const dataset = datasetByName(table.dataset);
    const personal = dataset ? personalColumns(dataset) : [];
    return !isRaw(choice, table) && personal.some((name) => !isChosenColumn(table, choice.reviewers, name));
  });
}
