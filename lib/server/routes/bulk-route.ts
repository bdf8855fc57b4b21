import 'server-only';
import { type BulkDataset, bulkEndpoint } from '@/lib/contract/dataset';
import { config } from '../base/config';
import { badValue } from '../base/problem-error';
import { type FileRequest, savedName } from '../bulk/file-request';
import { type PassedFile, passFile } from '../bulk/pass-file';
import { service } from '../service/service';
import { attachment, downloadResponse, headResponse } from './download-response';
import { handler } from './problem-response';
import { abortWith } from './pulled-stream';
import { readRequest } from './read-request';

const CONTENT_TYPES = { csv: 'text/csv; charset=utf-8', ndjson: 'application/x-ndjson; charset=utf-8' };
const CONDITIONS = ['range', 'if-range', 'if-none-match'];
const PASSED_HEADERS = ['etag', 'last-modified', 'content-range'] as const;
/** Headers that describe the bytes of the service, and do not apply to a decompressed response. */
const BYTE_HEADERS = ['accept-ranges', 'repr-digest'] as const;

/**
 * Creates the route of a bulk dataset, which streams the bytes of the service unchanged. Headers of a download are sent
 * only once its beginning looks like the dataset. A later failure breaks the connection and adds nothing to the file.
 */
export function bulkRoute(dataset: BulkDataset) {
  async function open(request: Request) {
    const { date, time, encoding } = await readRequest(request, bulkEndpoint(dataset));
    if (date === undefined || time === undefined)
      throw badValue(date === undefined ? 'date' : 'time', 'is required here. A request needs one date and one hour.');
    const file: FileRequest = { dataset, date, hour: time, encoding };
    const conditions = Object.fromEntries(
      CONDITIONS.map((name) => [name, request.headers.get(name)]).filter(([, value]) => value),
    );
    const abort = abortWith(request);
    const opened = await passFile(service(), file, { priority: 'person', signal: abort.signal, conditions });
    return { abort, opened, headers: headersOf(file, opened) };
  }

  const GET = handler(async (request: Request) => {
    const { abort, opened, headers } = await open(request);
    const { status } = opened;
    if (status === 200 || status === 206) return downloadResponse(opened.parts, abort, { status, headers });
    opened.hangUp();
    return new Response(null, { status, headers });
  });

  /** Sends the headers of GET. The connection to the service is closed after the beginning of the file. */
  const HEAD = handler(async (request: Request) => {
    const { opened, headers } = await open(request);
    opened.hangUp();
    return headResponse({ status: opened.status, headers });
  });

  return { GET, HEAD };
}

function headersOf(file: FileRequest, { headers, length }: PassedFile): Headers {
  const out = attachment(savedName(file, config().accountName), CONTENT_TYPES[file.encoding]);
  for (const name of headers['content-encoding'] ? PASSED_HEADERS : [...PASSED_HEADERS, ...BYTE_HEADERS]) {
    const value = headers[name];
    if (value) out.set(name, String(value));
  }
  if (length !== null) out.set('content-length', String(length));
  return out;
}
