import 'server-only';
import { filesOf } from '@/lib/contract/file-choice';
import { nameOfChoice } from '../downloads/choice-name';
import { makeFile } from '../downloads/make-file';
import { trackDownload } from '../downloads/progress';
import { readChoice } from '../downloads/read-choice';
import { zipEntries } from '../downloads/zip-entries';
import { zip } from '../export/zip';
import { service } from '../service/service';
import { attachment, downloadResponse } from './download-response';
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
    return downloadResponse(parts, abort, { headers: attachment(nameOfChoice(choice, 'zip'), 'application/zip') });
  } catch (error) {
    return failureResponse(error);
  }
}
