import 'server-only';
import { ownerSlug } from '../bulk/file-request';
import { config } from '../config/config';
import { chosenFiles } from '../downloads/chosen-files';
import { zipEntries } from '../downloads/zip-entries';
import { service } from '../upstream/service';
import { zip } from '../zip/zip';
import { attachment } from './attachment';
import { failureResponse } from './problem-response';
import { abortWith, pulledStream } from './pulled-stream';
import { checkSender } from './read-request';

/** `/api/downloads/zip?file=price/2026-03-31/07/csv&file=…`: several files as one. Costs a call a file. */
export async function GET(request: Request): Promise<Response> {
  try {
    checkSender(request);
    const files = chosenFiles(new URL(request.url).searchParams);
    const abort = abortWith(request);
    const days = files.map(({ date }) => date).sort();
    const span = [...new Set([days[0], days.at(-1)])].join('_');
    const name = [files.length > 1 ? 'files' : files[0]?.dataset.name, span, ownerSlug(config().accountName)];
    const parts = zip(zipEntries(service(), files, abort.signal));
    return new Response(pulledStream(parts, abort), {
      headers: attachment(`${name.filter(Boolean).join('_')}.zip`, 'application/zip'),
    });
  } catch (error) {
    return failureResponse(error);
  }
}
