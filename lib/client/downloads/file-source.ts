import { bulkEndpoint } from '@/lib/contract/dataset';
import { datasetByName } from '@/lib/contract/datasets';
import { requestTarget } from '@/lib/contract/endpoint';
import { type FileChoice, filesOf, isChosenColumn, isRaw, packagingOf } from '@/lib/contract/file-choice';
import { personalColumns } from '@/lib/contract/personal-columns';
import type { Source } from './queue-item';

/**
 * Returns where our own server gives a choice: a raw file by its own address, one file made of all the chosen ones, or a zip.
 *
 * @param packaging a zip has a file for each of the chosen ones, in the chosen format
 */
export function fileSource(choice: FileChoice, packaging = packagingOf(choice)): Source {
  if (packaging === 'raw') return rawSource(choice);
  const id = crypto.randomUUID();
  const body = JSON.stringify({ choice, id });
  return { url: `/api/downloads/${packaging}`, body, id, ...(leavesOutNames(choice) && { withoutNames: true }) };
}

function rawSource({ tables: [table], format }: FileChoice): Source {
  const [place] = table ? filesOf(table) : [];
  const dataset = place && datasetByName(place.dataset);
  if (!dataset) throw new TypeError('A raw file has a place.');
  const { date, hour: time } = place;
  const encoding = format === 'ndjson' ? ('ndjson' as const) : ('csv' as const);
  const url = `/api${requestTarget(bulkEndpoint(dataset), { date, time, encoding })}`;
  return { url };
}

function leavesOutNames(choice: FileChoice): boolean {
  return choice.tables.some((table) => {
    const dataset = datasetByName(table.dataset);
    const personal = dataset ? personalColumns(dataset) : [];
    return !isRaw(choice, table) && personal.some((name) => !isChosenColumn(table, choice.reviewers, name));
  });
}
