import { RequestProblem, refuseFailure, toProblem } from '@/lib/client/request-problem';
import type { Problem } from '@/lib/contract/problem';
import type { Sink } from './sink';

export interface Progress {
  received: number;
  /** Bytes of the whole file, null when the server does not know. */
  total: number | null;
}

export interface Source {
  url: string;
  /** Sent with the request: for what is too long for an address. */
  form?: URLSearchParams;
}

/** What has come of a file so far. */
export interface Part {
  readonly sink: Sink;
  received: number;
  /** Strong tag of the file that it is of; null when the rest cannot be asked for by itself. */
  tag: string | null;
}

/**
 * Fetches a file, or what a part lacks of it, into the part's sink, and returns its name. Throws a RequestProblem for
 * whatever the server says or the network does, an AbortError when the signal fires.
 */
export async function transfer(
  source: Source,
  part: Part,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<string> {
  const response = await send(source, part, signal);
  if (response.status === 416) part.tag = null;
  await refuseFailure(response);
  const total = await begin(part, response);
  onProgress({ received: part.received, total });
  for (const reader = response.body?.getReader(); reader; ) {
    const { done, value } = await reader.read().catch((error) => {
      throw signal.aborted ? error : new RequestProblem(broken(part, total));
    });
    if (done) break;
    await part.sink.write(value);
    part.received += value.byteLength;
    onProgress({ received: part.received, total });
  }
  if (total !== null && part.received !== total) throw new RequestProblem(broken(part, total));
  return fileNameOf(response);
}

/** Whether a retry needs no more than what is missing. */
export function canGoOn({ received, tag }: Part): boolean {
  return received > 0 && tag !== null;
}

async function send({ url, form }: Source, part: Part, signal: AbortSignal) {
  const rest = canGoOn(part) && { headers: { range: `bytes=${part.received}-`, 'if-range': part.tag ?? '' } };
  try {
    return await fetch(url, { signal, ...rest, ...(form && { method: 'POST', body: form }) });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new RequestProblem(toProblem(error));
  }
}

/** Takes the rest where it was sent, else begins anew. Returns the bytes of the whole file, null when nobody knows. */
async function begin(part: Part, { status, headers }: Response): Promise<number | null> {
  if (status === 206) {
    const range = /^bytes (\d+)-\d+\/(\d+)$/.exec(headers.get('content-range') ?? '');
    if (range && Number(range[1]) === part.received) return Number(range[2]);
    part.tag = null;
    throw new RequestProblem(OTHER_PART);
  }
  await part.sink.empty();
  part.received = 0;
  const tag = headers.get('etag');
  part.tag = headers.get('accept-ranges') === 'bytes' && tag?.startsWith('"') ? tag : null;
  return Number(headers.get('x-total-bytes')) || null;
}

const OTHER_PART: Problem = {
  code: 'bad_answer',
  title: 'The service sent another part of the file than the one asked for. Retry fetches it from its beginning.',
  retryable: true,
};

function broken(part: Part, total: number | null): Problem {
  const of = total === null ? '' : ` of ${total.toLocaleString()}`;
  const next = canGoOn(part) ? 'Retry goes on from there.' : 'Nothing was saved; retry.';
  return {
    code: 'bad_answer',
    title: `The connection broke after ${part.received.toLocaleString()}${of} bytes. ${next}`,
    retryable: true,
  };
}

function fileNameOf(response: Response) {
  const header = response.headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="([^"]+)"/i.exec(header)?.[1] ?? 'download';
}
