import { type Problem, problem as problemSchema } from '@/lib/contract/problem';
import type { Sink } from './sink';

/** A download that could not be finished, in a person's words. */
export class TransferError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.title);
  }
}

export interface Progress {
  received: number;
  /** Bytes of the whole file, null when the server does not know. */
  total: number | null;
}

export interface Source {
  url: string;
  /** Sent as JSON by POST when there is one. */
  body?: unknown;
}

/**
 * Fetches a file into a sink and returns its name. Throws a TransferError for whatever the server says or the network
 * does, an AbortError when the signal fires; the sink is then as empty as before.
 */
export async function transfer(
  source: Source,
  sink: Sink,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<string> {
  const response = await send(source, signal);
  if (!response.ok || !response.body) throw new TransferError(await readProblem(response));
  const total = Number(response.headers.get('x-total-bytes')) || null;
  let received = 0;
  onProgress({ received, total });
  try {
    for (const reader = response.body.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) break;
      await sink.write(value);
      received += value.byteLength;
      onProgress({ received, total });
    }
  } catch (error) {
    if (signal.aborted) throw error;
    throw new TransferError(broken(received, total));
  }
  if (total !== null && received !== total) throw new TransferError(broken(received, total));
  return fileNameOf(response);
}

async function send({ url, body }: Source, signal: AbortSignal) {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  try {
    return await fetch(url, { signal, ...(body !== undefined && post) });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new TransferError({
      code: 'unreachable',
      title: 'The dashboard does not answer. Check that it is running, then retry.',
      retryable: true,
    });
  }
}

async function readProblem(response: Response): Promise<Problem> {
  const parsed = problemSchema.safeParse(await response.json().catch(() => undefined));
  if (parsed.success) return parsed.data;
  return { code: 'internal', title: `The dashboard answered ${response.status} without saying why.`, retryable: true };
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
