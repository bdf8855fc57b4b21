import 'server-only';
import { type FileRequest, ownerSlug } from '../bulk/file-request';
import { config } from '../config/config';
import { chosenFiles } from '../downloads/chosen-files';
import { zipEntries } from '../downloads/zip-entries';
import { countZip } from '../downloads/zip-progress';
import { service } from '../upstream/service';
import { zip } from '../zip/zip';
import { attachment, downloadResponse } from './download-response';
import { failureResponse } from './problem-response';
import { abortWith } from './pulled-stream';

/** `/api/downloads/zip?file=price/2026-03-31/07/csv&file=…`: several files as one. Costs a call a file. */
export async function sendZip(request: Request): Promise<Response> {
  try {
    const { files, id } = await chosenFiles(request);
    const abort = abortWith(request);
    const progress = countZip(id, files.length);
    const parts = zip(
      zipEntries(service(), files, abort.signal, (outcome) => {
        if ('bytes' in outcome) {
          progress.included += 1;
          progress.malformed += outcome.malformed ?? 0;
        } else progress[outcome.code === 'not_found' ? 'none' : 'refused'] += 1;
      }),
    );
    return downloadResponse(parts, abort, { headers: attachment(nameOfZip(files), 'application/zip') });
  } catch (error) {
    return failureResponse(error);
  }
}

function nameOfZip(files: readonly FileRequest[]): string {
  const days = files.map(({ date }) => date).sort();
  const datasets = [...new Set(files.map(({ dataset }) => dataset.name))];
  const what = datasets.length === 1 ? datasets : ['files'];
  const span = new Set([days[0], days.at(-1)]);
  return `${[...what, ...span, ownerSlug(config().accountName)].filter(Boolean).join('_')}.zip`;
}
