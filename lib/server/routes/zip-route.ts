import 'server-only';
import type { FileChoice } from '@/lib/contract/file-choice';
import { nameOfChoice } from '../downloads/choice-name';
import { readChoice } from '../downloads/read-choice';
import { zipEntries } from '../downloads/zip-entries';
import { zip } from '../export/zip';
import { attachment, headResponse } from './download-response';
import { handler } from './problem-response';
import { sendMade } from './send-made';

/** `/api/downloads/zip`: sends the selected files as a zip, in the selected format. Makes one request for each file. */
export const sendZip = handler(async (request: Request) => {
  const requested = await readChoice(request);
  const { choice } = requested;
  const headers = headersOf(choice);
  return sendMade(request, requested, { headers, open: (context) => zip(zipEntries(choice, context)) });
});

/** Sends the headers of the zip. Makes no request to the service. */
export const probeZip = handler(async (request: Request) => {
  const { choice } = await readChoice(request);
  return headResponse({ headers: headersOf(choice) });
});

function headersOf(choice: FileChoice): Headers {
  return attachment(nameOfChoice(choice, 'zip'), 'application/zip');
}
