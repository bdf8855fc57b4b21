import 'server-only';
import { type FileChoice, filesOf } from '@/lib/contract/file-choice';
import { nameOfChoice } from '../downloads/choice-name';
import { makeFile } from '../downloads/make-file';
import { trackDownload } from '../downloads/progress';
import { readChoice } from '../downloads/read-choice';
import { zipEntries } from '../downloads/zip-entries';
import { zip } from '../export/zip';
import { service } from '../service/service';
import { attachment, downloadResponse, headResponse } from './download-response';
import { failureResponse } from './problem-response';
import { abortWith } from './pulled-stream';

/** `/api/downloads/zip`: sends the selected files as a zip, in the selected format. Makes one request for each file. */
export async function sendZip(request: Request): Promise<Response> {
  try {
    const { choice, id } = await readChoice(request);
    const abort = abortWith(request);
    const files = choice.tables.reduce((count, table) => count + filesOf(table).length, 0);
    const progress = trackDownload(id, files);
    const context = { service: service(), signal: abort.signal, progress, reports: [] };
    const parts = await makeFile({ abort, progress, open: () => zip(zipEntries(choice, context)) });
    return downloadResponse(parts, abort, { headers: headersOf(choice) });
  } catch (error) {
    return failureResponse(error);
  }
}

/** Sends the headers of the zip. Makes no request to the service. */
export async function probeZip(request: Request): Promise<Response> {
  try {
    const { choice } = await readChoice(request);
    return headResponse({ headers: headersOf(choice) });
  } catch (error) {
    return failureResponse(error);
  }
}

function headersOf(choice: FileChoice): Headers {
  return attachment(nameOfChoice(choice, 'zip'), 'application/zip');
}
