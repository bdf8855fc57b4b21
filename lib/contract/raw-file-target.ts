import { bulkEndpoint } from './dataset';
import { datasetByName } from './datasets';
import { requestTarget } from './endpoint';
import { encodingOf, type FileChoice, filesOf } from './file-choice';

/**
 * Returns the path of a choice that is one raw file. It has ranges and a tag, so that a browser can resume it.
 *
 * @throws {TypeError} if the choice has no file
 */
export function rawFileTarget({ tables: [table], format }: FileChoice): string {
  const [file] = table ? filesOf(table) : [];
  const dataset = file && datasetByName(file.dataset);
  if (!dataset) throw new TypeError('The choice has no file.');
  const { date, hour: time } = file;
  return `/api${requestTarget(bulkEndpoint(dataset), { date, time, encoding: encodingOf(format) })}`;
}
