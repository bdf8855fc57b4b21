import 'server-only';
import { type FileChoice, packagingOf } from '@/lib/contract/file-choice';
import { rawFileTarget } from '@/lib/contract/raw-file-target';
import { choiceFile } from '../downloads/choice-file';
import { nameOfChoice } from '../downloads/choice-name';
import { readChoice } from '../downloads/read-choice';
import { checkKnownRows } from '../downloads/row-limit';
import { CONTENT_TYPES } from '../export/export-file';
import { attachment, headResponse } from './download-response';
import { handler, UNCACHED } from './problem-response';
import { sendMade } from './send-made';

/**
 * `/api/downloads/file`: sends the selected files as one, with the selected columns and rows. Makes one request for
 * each file. A single raw file is redirected to its own address, which supports ranges.
 */
export const sendFile = handler(async (request: Request) => {
  const requested = await readChoice(request);
  const { choice } = requested;
  if (packagingOf(choice) === 'raw') return redirect(rawFileTarget(choice));
  if (choice.format === 'xlsx') await checkKnownRows(choice);
  return sendMade(request, requested, { headers: headersOf(choice), open: (context) => choiceFile(choice, context) });
});

/** Sends the headers of the file. Makes no request to the service. */
export const probeFile = handler(async (request: Request) => {
  const { choice } = await readChoice(request);
  if (packagingOf(choice) === 'raw') return redirect(rawFileTarget(choice));
  return headResponse({ headers: headersOf(choice) });
});

function headersOf(choice: FileChoice): Headers {
  return attachment(nameOfChoice(choice), CONTENT_TYPES[choice.format === 'excel-csv' ? 'csv' : choice.format]);
}

function redirect(location: string): Response {
  return new Response(null, { status: 303, headers: { ...UNCACHED, location } });
}
