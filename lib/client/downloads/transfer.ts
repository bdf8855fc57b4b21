import { jsonPost } from '@/lib/client/json-post';
import { RequestProblem, refuseFailure, toProblem } from '@/lib/client/request-problem';
import type { Problem } from '@/lib/contract/problem';
import type { Part } from './parts';
import { canGoOn, type Source } from './queue-item';

/** How far a file has come. */
export interface Progress {
  received: number;
  /** Bytes of the whole file, null when the server does not know. */
  total: number | null;
  /** Strong tag of the file that they are of; null when the rest cannot be asked for by itself. */
  tag: string | null;
}

/** A body that stands still for this long is given up. Milliseconds. */
export const PATIENCE = 30_000;

/**
 * Fetches a file, or what a part lacks of it, into the part, and returns its name. Throws a RequestProblem for whatever
 * the server says or the network does, an AbortError when the signal fires. What came is kept either way.
 *
 * @param before what the part holds, told of a tag
 */
export async function transfer(
  source: Source,
  part: Part,
  before: Pick<Progress, 'tag'>,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<string> {
  const progress: Progress = { received: await part.size(), total: null, tag: before.tag };
  const stalled = new AbortController();
  try {
    const response = await send(source, progress, AbortSignal.any([signal, stalled.signal]));
    if (response.status === 416) progress.tag = null;
    await refuseFailure(response);
    await begin(part, response, progress);
    onProgress({ ...progress });
    // A download of several files waits for its turn between two of them.
    const patience = source.id ? null : PATIENCE;
    await receive(response, part, progress, { signal, stalled, patience, onProgress });
    if (progress.total !== null && progress.received !== progress.total)
      throw new RequestProblem(broken('The connection broke', progress));
    return fileNameOf(response);
  } finally {
    onProgress({ ...progress });
    await part.keep();
  }
}

interface Receiving {
  signal: AbortSignal;
  stalled: AbortController;
  patience: number | null;
  onProgress: (progress: Progress) => void;
}

async function receive(response: Response, part: Part, progress: Progress, of: Receiving): Promise<void> {
  const reader = response.body?.getReader();
  while (reader) {
    const { done, value } = await inTime(reader.read(), progress, of);
    if (done) return;
    await part.write(value);
    progress.received += value.byteLength;
    of.onProgress({ ...progress });
  }
}

async function inTime<Value>(reading: Promise<Value>, progress: Progress, of: Receiving): Promise<Value> {
  const { signal, stalled, patience } = of;
  const timer = patience === null ? undefined : setTimeout(() => stalled.abort(), patience);
  try {
    return await reading;
  } catch (error) {
    if (signal.aborted) throw error;
    const what = stalled.signal.aborted
      ? `Nothing came for ${(patience ?? 0) / 1000} s: given up`
      : 'The connection broke';
    throw new RequestProblem(broken(what, progress));
  } finally {
    clearTimeout(timer);
  }
}

async function send({ url, body }: Source, progress: Progress, signal: AbortSignal): Promise<Response> {
  const rest = canGoOn(progress) && {
    headers: { range: `bytes=${progress.received}-`, 'if-range': progress.tag ?? '' },
  };
  try {
    return await fetch(url, { signal, ...rest, ...(body && jsonPost(body)) });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new RequestProblem(toProblem(error));
  }
}

/** Takes the rest where it was sent, else begins anew. */
async function begin(part: Part, { status, headers }: Response, progress: Progress): Promise<void> {
  if (status === 206) {
    const range = /^bytes (\d+)-\d+\/(\d+)$/.exec(headers.get('content-range') ?? '');
    if (range && Number(range[1]) === progress.received) {
      progress.total = Number(range[2]);
      return;
    }
    progress.tag = null;
    throw new RequestProblem(OTHER_PART);
  }
  await part.empty();
  const tag = headers.get('etag');
  progress.received = 0;
  progress.tag = headers.get('accept-ranges') === 'bytes' && tag?.startsWith('"') ? tag : null;
  progress.total = Number(headers.get('x-total-bytes')) || null;
}

const OTHER_PART: Problem = {
  code: 'bad_answer',
  title: 'The service sent another part of the file than the one asked for. Retry fetches it from its beginning.',
  retryable: true,
};

function broken(what: string, progress: Progress): Problem {
  const { received, total } = progress;
  const of = total === null ? '' : ` of ${total.toLocaleString()}`;
  const next = canGoOn(progress) ? 'Resume goes on from there.' : 'Nothing was saved; retry.';
  return {
    code: 'bad_answer',
    title: `${what} after ${received.toLocaleString()}${of} bytes. ${next}`,
    retryable: true,
  };
}

function fileNameOf(response: Response): string {
  const header = response.headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="([^"]+)"/i.exec(header)?.[1] ?? 'download';
}
