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

/**
 * Fetches a file into a sink and returns its name. Throws a RequestProblem for whatever the server says or the network
 * does, an AbortError when the signal fires; the sink is then as empty as before.
 */
export async function transfer(
  source: Source,
  sink: Sink,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<string> {
  const response = await send(source, signal);
  await refuseFailure(response);
  const total = Number(response.headers.get('x-total-bytes')) || null;
  let received = 0;
  onProgress({ received, total });
  try {
    for (const reader = response.body?.getReader(); reader; ) {
      const { done, value } = await reader.read();
      if (done) break;
      await sink.write(value);
      received += value.byteLength;
      onProgress({ received, total });
    }
  } catch (error) {
    if (signal.aborted) throw error;
    throw new RequestProblem(broken(received, total));
  }
  if (total !== null && received !== total) throw new RequestProblem(broken(received, total));
  return fileNameOf(response);
}

async function send({ url, form }: Source, signal: AbortSignal) {
  try {
    return await fetch(url, { signal, ...(form && { method: 'POST', body: form }) });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new RequestProblem(toProblem(error));
  }
}

function broken(received: number, total: number | null): Problem {
  const of = total === null ? '' : ` of ${total.toLocaleString()}`;
  return {
    code: 'bad_answer',
    title: `The connection broke after ${received.toLocaleString()}${of} bytes; nothing was saved. Retry.`,
    retryable: true,
  };
}

function fileNameOf(response: Response) {
  const header = response.headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="([^"]+)"/i.exec(header)?.[1] ?? 'download';
}
