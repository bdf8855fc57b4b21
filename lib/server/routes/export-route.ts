import 'server-only';
import { createSlots } from '@/lib/config/slots';
import type { ExportTicket } from '@/lib/contract/export';
import { fileName } from '@/lib/text/file-name';
import { processWide } from '../base/process-wide';
import { spoolInSlot } from '../base/spool-in-slot';
import { CONTENT_TYPES, exportFile } from '../export/export-file';
import { readExport } from '../export/read-export';
import { createTicket, findExport, type PinnedExport, redeemTicket } from '../export/tickets';
import { reader } from '../query/reader';
import { attachment, downloadResponse, headResponse } from './download-response';
import { handler, uncachedJson } from './problem-response';
import { abortWith } from './pulled-stream';
import { type RouteContext, readJson } from './read-request';

/** Maximum exports that are written at once. Each one reads from the engine and compresses. */
const EXPORTS_AT_ONCE = 2;

const acquireSlot = processWide('export slots', () => createSlots(EXPORTS_AT_ONCE));

/** `POST /api/export`: returns a ticket for a file of tables. */
export const createExport = handler(async (request: Request) => {
  const content = readExport(await readJson(request));
  const answer: ExportTicket = { ticket: await createTicket(content, await reader(request.signal)) };
  return uncachedJson(answer);
});

/** `GET /api/export/<ticket>`: sends the file. The response starts when fewer than two other exports are written. */
export const sendExport = handler(async (request: Request, context: RouteContext) => {
  const abort = abortWith(request);
  const { content, release } = redeemTicket(await ticketOf(context));
  const parts = await spoolInSlot(acquireSlot(), {
    abort,
    open: async () => exportFile(content, await reader(abort.signal)),
    onEnd: release,
  });
  return downloadResponse(parts, abort, { headers: headersOf(content) });
});

/** Sends the headers of the file. Does not use up the ticket. */
export const probeExport = handler(async (_: Request, context: RouteContext) =>
  headResponse({ headers: headersOf(findExport(await ticketOf(context))) }),
);

async function ticketOf({ params }: RouteContext): Promise<string> {
  return String((await params).ticket);
}

function headersOf({ title, format }: PinnedExport): Headers {
  return attachment(fileName(title, format), CONTENT_TYPES[format]);
}
