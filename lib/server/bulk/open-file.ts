import 'server-only';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { bulkEndpoint } from '@/lib/contract/dataset';
import { wideEncoding } from '@/lib/text/decode-utf8.mjs';
import { ProblemError } from '../base/problem-error';
import { redact } from '../base/redact';
import { decoded } from '../service/body';
import type { Urgency } from '../service/budget';
import { call } from '../service/call';
import { problemOfError } from '../service/problem-of-error';
import { addressOf, type Service } from '../service/service';
import { type FileRequest, nameOfFile } from './file-request';
import { NoFile } from './no-file';
import { breakWhenSilent } from './silence';
import { sniff } from './sniff';

/** A response that begins like a file of the requested dataset. */
export interface OpenFile {
  status: number;
  headers: IncomingHttpHeaders;
  /** Bytes of the whole response, or null if the service does not report them or compressed the transfer. */
  length: number | null;
  /** The bytes of the file, unchanged. */
  body: Readable;
  /** Closes the connection. Callers that do not read the body must call it. */
  hangUp(): void;
}

export interface OpenOptions {
  priority: Urgency;
  signal: AbortSignal;
  /** Range, If-Range and If-None-Match headers of the client. */
  conditions?: Record<string, string>;
  /** Called for each request that the budget allows. */
  onStart?: () => void;
}

const SNIFFED_BYTES = 256 * 1024;
const HEADERS = { accept: '*/*', 'accept-encoding': 'identity' };
/** Accepted statuses: file, empty file, partial content, not modified, range not satisfiable. */
const ANSWERS = [200, 204, 206, 304, 416];

/** Opens a file of the service. Rejects with ProblemError if it does not exist or the response is something else. */
export async function openFile(service: Service, file: FileRequest, options: OpenOptions): Promise<OpenFile> {
  const { priority, signal, conditions, onStart } = options;
  const endpoint = bulkEndpoint(file.dataset);
  const url = addressOf(service, endpoint, { date: file.date, time: file.hour, encoding: file.encoding });
  const headers = { ...HEADERS, ...conditions };
  const response = await call(service, url, {
    headers,
    redirects: 'anywhere',
    answers: ANSWERS,
    priority,
    signal,
    onStart,
  }).catch((error) => {
    const missing = error instanceof ProblemError && error.problem.code === 'not_found';
    throw missing ? new NoFile(file, 'not_found') : error;
  });
  const body = decoded(response);
  breakWhenSilent(body, response, service.limits.idle);
  const opened = {
    status: response.statusCode ?? 0,
    headers: response.headers,
    length: lengthOf(response),
    body,
    hangUp: () => void response.destroy(),
  };
  return response.statusCode === 200 || response.statusCode === 204 ? checked(service, file, opened, response) : opened;
}

async function checked(service: Service, file: FileRequest, opened: OpenFile, response: IncomingMessage) {
  let beginning = Buffer.alloc(0);
  const isFile = (ended: boolean): boolean => {
    const verdict = sniff(file.dataset, file.encoding, beginning, ended);
    if (verdict === 'file' || verdict === 'unsure') return verdict === 'file';
    throw verdict === 'foreign' ? foreign(service, file, beginning) : new NoFile(file, verdict);
  };
  try {
    for await (const part of opened.body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      beginning = Buffer.concat([beginning, part]);
      if (!isFile(beginning.length >= SNIFFED_BYTES)) continue;
      opened.body.unshift(beginning);
      return opened;
    }
    isFile(true);
    return { ...opened, body: Readable.from([beginning], { objectMode: false }) };
  } catch (error) {
    response.destroy();
    throw error instanceof ProblemError ? error : new ProblemError(problemOfError(error));
  }
}

function foreign(service: Service, file: FileRequest, beginning: Buffer): ProblemError {
  const encoding = wideEncoding(beginning);
  return new ProblemError({
    code: 'bad_answer',
    title: encoding
      ? `The service sent ${nameOfFile(file)} as ${encoding} text, and only UTF-8 can be read. Nothing was saved. Ask the operator of the service.`
      : `The response of the service is not a file of ${nameOfFile(file)}. Nothing was saved. Retry.`,
    upstreamStatus: 200,
    retryable: true,
    raw: redact(beginning.toString('utf8'), service.key).slice(0, 2_000),
  });
}

function lengthOf({ headers }: IncomingMessage): number | null {
  const length = Number(headers['content-length']);
  return headers['content-length'] && !headers['content-encoding'] && Number.isInteger(length) ? length : null;
}
