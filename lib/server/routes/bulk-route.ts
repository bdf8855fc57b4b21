import 'server-only';
import { type BulkDataset, bulkEndpoint } from '@/lib/contract/dataset';
import { type FileRequest, savedName } from '../bulk/file-request';
import { type PassedFile, passFile } from '../bulk/pass-file';
import { config } from '../config/config';
import { ProblemError } from '../problem-error';
import { service } from '../upstream/service';
import { attachment, downloadResponse, headResponse } from './download-response';
import { failureResponse } from './problem-response';
import { abortWith } from './pulled-stream';
import { readRequest } from './read-request';

const CONTENT_TYPES = { csv: 'text/csv; charset=utf-8', ndjson: 'application/x-ndjson; charset=utf-8' };
const ASKED = ['range', 'if-range', 'if-none-match'];
const ANSWERED = ['etag', 'last-modified', 'content-range'] as const;
/** True only of the bytes as the service sent them, not of what was decoded from them. */
const OF_THE_BYTES = ['accept-ranges', 'repr-digest'] as const;

/**
 * The route of a bulk dataset: the bytes of the service, exactly, as they come. Headers of a download are sent only once
 * the beginning is seen to be the dataset's; a failure after that breaks the connection and writes nothing into the file.
 */
export function bulkRoute(dataset: BulkDataset) {
  async function open(request: Request) {
    const { date, time, encoding } = await readRequest(request, bulkEndpoint(dataset));
    if (typeof date !== 'string' || typeof time !== 'number') throw incomplete(date === undefined ? 'date' : 'time');
    const file: FileRequest = { dataset, date, hour: time, encoding: encoding === 'ndjson' ? 'ndjson' : 'csv' };
    const conditions = Object.fromEntries(ASKED.map((name) => [name, request.headers.get(name)]).filter(([, v]) => v));
    const abort = abortWith(request);
    const opened = await passFile(service(), file, { priority: 'person', signal: abort.signal, conditions });
    return { abort, opened, headers: headersOf(file, opened) };
  }

  async function answer(request: Request): Promise<Response> {
    try {
      const { abort, opened, headers } = await open(request);
      const { status } = opened;
      if (status === 200 || status === 206) return downloadResponse(opened.parts, abort, { status, headers });
      opened.hangUp();
      return new Response(null, { status, headers });
    } catch (error) {
      return failureResponse(error);
    }
  }

  /** What GET would answer, without the bytes: the service is hung up on after the beginning. */
  async function probe(request: Request): Promise<Response> {
    try {
      const { opened, headers } = await open(request);
      opened.hangUp();
      return headResponse({ status: opened.status, headers });
    } catch (error) {
      return failureResponse(error);
    }
  }

  return { GET: answer, HEAD: probe };
}

function headersOf(file: FileRequest, { headers, length }: PassedFile): Headers {
  const out = attachment(savedName(file, config().accountName), CONTENT_TYPES[file.encoding]);
  for (const name of headers['content-encoding'] ? ANSWERED : [...ANSWERED, ...OF_THE_BYTES]) {
    const value = headers[name];
    if (value) out.set(name, String(value));
  }
  if (length !== null) out.set('content-length', String(length));
  return out;
}

function incomplete(name: string): ProblemError {
  return new ProblemError({
    code: 'bad_request',
    title: `${name}: is required here. The dashboard asks for one date and one hour.`,
    retryable: false,
    errors: [{ name, message: 'is required here.' }],
  });
}
