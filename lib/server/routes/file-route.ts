import 'server-only';
import { type FileChoice, filesOf, packagingOf } from '@/lib/contract/file-choice';
import { rawFileTarget } from '@/lib/contract/raw-file-target';
import { choiceFile } from '../downloads/choice-file';
import { nameOfChoice } from '../downloads/choice-name';
import { makeFile } from '../downloads/make-file';
import { trackDownload } from '../downloads/progress';
import { readChoice } from '../downloads/read-choice';
import { checkKnownRows } from '../downloads/row-limit';
import { CONTENT_TYPES } from '../export/export-file';
import { service } from '../service/service';
import { attachment, downloadResponse, headResponse } from './download-response';
import { failureResponse } from './problem-response';
import { abortWith } from './pulled-stream';

/**
 * `/api/downloads/file`: sends the selected files as one, with the selected columns and rows. Makes one request for
 * each file. A single raw file is redirected to its own address, which supports ranges.
 */
export async function sendFile(request: Request): Promise<Response> {
  try {
    const { choice, id } = await readChoice(request);
    if (packagingOf(choice) === 'raw') return redirect(rawFileTarget(choice));
    if (choice.format === 'xlsx') await checkKnownRows(choice);
    const abort = abortWith(request);
    const files = choice.tables.reduce((count, table) => count + filesOf(table).length, 0);
    const progress = trackDownload(id, files);
    const context = { service: service(), signal: abort.signal, progress, reports: [] };
    const parts = await makeFile({ abort, progress, open: () => choiceFile(choice, context) });
    return downloadResponse(parts, abort, { headers: headersOf(choice) });
  } catch (error) {
    return failureResponse(error);
  }
}

/** Sends the headers of the file. Makes no request to the service. */
export async function probeFile(request: Request): Promise<Response> {
  try {
    const { choice } = await readChoice(request);
    if (packagingOf(choice) === 'raw') return redirect(rawFileTarget(choice));
    return headResponse({ headers: headersOf(choice) });
  } catch (error) {
    return failureResponse(error);
  }
}

function headersOf(choice: FileChoice): Headers {
  return attachment(nameOfChoice(choice), CONTENT_TYPES[choice.format === 'excel-csv' ? 'csv' : choice.format]);
}

function redirect(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}
