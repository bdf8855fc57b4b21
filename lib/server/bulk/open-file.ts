import 'server-only';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { bulkEndpoint } from '@/lib/contract/dataset';
import type { Urgency } from '../budget/budget';
import { ProblemError } from '../problem-error';
import { redact } from '../redact';
import { decoded } from '../upstream/body';
import { call } from '../upstream/call';
import { problemOfError } from '../upstream/problem-of-error';
import { addressOf, type Service } from '../upstream/service';
import { type FileRequest, nameOfFile } from './file-request';
import { NoFile } from './no-file';
import { readParts } from './read-parts';
import { sniff } from './sniff';

/** A file whose beginning was seen and is what it should be. `parts` are its bytes, exactly. */
export interface OpenFile {
  status: number;
  headers: IncomingHttpHeaders;
  /** Bytes of the whole answer; null when the service does not say or compressed them on the way. */
  length: number | null;
  parts: AsyncGenerator<Buffer, void>;
  /** To be called by whoever does not read `parts` to their end: one that was never begun cannot know. */
  hangUp(): void;
}

export interface OpenOptions {
  priority: Urgency;
  signal: AbortSignal;
  /** Range, If-Range, If-None-Match of the one who asks. */
  conditions?: Record<string, string>;
}

const SNIFFED_BYTES = 256 * 1024;
const HEADERS = { accept: '*/*', 'accept-encoding': 'identity' };
/** Besides a whole file: a part of it, not modified, and a part that does not exist. */
const ANSWERS = [200, 204, 206, 304, 416];

/** Opens a file of the service. Rejects with ProblemError when there is none or when the answer is no such file. */
export async function openFile(service: Service, file: FileRequest, options: OpenOptions): Promise<OpenFile> {
  const { priority, signal, conditions } = options;
  const endpoint = bulkEndpoint(file.dataset);
  const url = addressOf(service, endpoint, { date: file.date, time: file.hour, encoding: file.encoding });
  const headers = { ...HEADERS, ...conditions };
  const response = await call(service, url, {
    headers,
    redirects: 'anywhere',
    answers: ANSWERS,
    priority,
    signal,
  }).catch((error) => {
    const missing = error instanceof ProblemError && error.problem.code === 'not_found';
    throw missing ? new NoFile(file, 'not_found') : error;
  });
  const parts = readParts(decoded(response), response, service.limits.idle);
  const opened = {
    status: response.statusCode ?? 0,
    headers: response.headers,
    length: lengthOf(response),
    parts,
    hangUp: () => void response.destroy(),
  };
  return response.statusCode === 200 || response.statusCode === 204 ? checked(service, file, opened, response) : opened;
}

async function checked(service: Service, file: FileRequest, opened: OpenFile, response: IncomingMessage) {
  let beginning = Buffer.alloc(0);
  try {
    for (;;) {
      const { done, value } = await opened.parts.next();
      if (value) beginning = Buffer.concat([beginning, value]);
      const ended = done === true || beginning.length >= SNIFFED_BYTES;
      const verdict = sniff(file.dataset, file.encoding, beginning, ended);
      if (verdict === 'file') return { ...opened, parts: withBeginning(beginning, opened.parts) };
      if (verdict === 'unsure') continue;
      throw verdict === 'foreign' ? foreign(service, file, beginning) : new NoFile(file, verdict);
    }
  } catch (error) {
    response.destroy();
    throw error instanceof ProblemError ? error : new ProblemError(problemOfError(error));
  }
}

async function* withBeginning(beginning: Buffer, rest: AsyncGenerator<Buffer, void>): AsyncGenerator<Buffer, void> {
  yield beginning;
  yield* rest;
}

function foreign(service: Service, file: FileRequest, beginning: Buffer): ProblemError {
  return new ProblemError({
    code: 'bad_answer',
    title: `The service answered, and what it sent is no file of ${nameOfFile(file)}. Nothing was saved; retry.`,
    upstreamStatus: 200,
    retryable: true,
    raw: redact(beginning.toString('utf8'), service.key).slice(0, 2_000),
  });
}

function lengthOf({ headers }: IncomingMessage): number | null {
  const length = Number(headers['content-length']);
  return headers['content-length'] && !headers['content-encoding'] && Number.isInteger(length) ? length : null;
}
