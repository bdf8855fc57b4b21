import 'server-only';
import { makeFile } from '../downloads/make-file';
import type { OpenContext } from '../downloads/open-files';
import { trackDownload } from '../downloads/progress';
import type { ChoiceRequest } from '../downloads/read-choice';
import { service } from '../service/service';
import { downloadResponse } from './download-response';
import { abortWith } from './pulled-stream';

type Parts = AsyncIterable<Uint8Array>;

interface MadeFile {
  headers: Headers;
  open: (context: OpenContext) => Parts | Promise<Parts>;
}

/** Sends a file that the dashboard makes of the files of a choice, and counts these in the progress of the download. */
export async function sendMade(
  request: Request,
  { id, fileCount }: ChoiceRequest,
  { headers, open }: MadeFile,
): Promise<Response> {
  const abort = abortWith(request);
  const progress = trackDownload(id, fileCount);
  const context = { service: service(), signal: abort.signal, progress, reports: [] };
  const parts = await makeFile({ abort, progress, open: () => open(context) });
  return downloadResponse(parts, abort, { headers });
}
