import { jsonPost } from '@/lib/client/query/json-post';
import { request } from '@/lib/client/query/request';
import { RequestProblem, toProblem } from '@/lib/client/query/request-problem';
import type { FileStore } from './file-store';
import type { Source } from './queue-item';

interface Saved {
  file: Blob;
  /** Name of the file, from the response. */
  name: string;
}

/**
 * Downloads a file into a store. Rejects with RequestProblem if the server refuses or the connection breaks, with an
 * AbortError if the signal fires, and with the error of the store if it cannot write.
 *
 * @param onReceived called with the bytes received so far
 */
export async function transfer(
  source: Source,
  write: (bytes: ReadableStream<Uint8Array<ArrayBuffer>>) => ReturnType<FileStore['write']>,
  signal: AbortSignal,
  onReceived: (bytes: number) => void,
): Promise<Saved> {
  const response = await send(source, signal);
  let received = 0;
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      received += chunk.byteLength;
      onReceived(received);
      controller.enqueue(chunk);
    },
  });
  try {
    const body = response.body ?? new Blob([]).stream();
    return { file: await write(body.pipeThrough(counter)), name: nameOf(response) };
  } catch (error) {
    // An interrupted body fails with a TypeError, a disk with a DOMException.
    if (signal.aborted || !(error instanceof TypeError)) throw error;
    throw new RequestProblem({
      code: 'bad_answer',
      title: `The connection broke after ${received.toLocaleString()} bytes. Nothing was saved. Retry.`,
      retryable: true,
    });
  }
}

async function send({ url, body }: Source, signal: AbortSignal): Promise<Response> {
  try {
    return await request(url, { signal, ...jsonPost(body) });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new RequestProblem(toProblem(error));
  }
}

function nameOf(response: Response): string {
  const header = response.headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="([^"]+)"/i.exec(header)?.[1] ?? 'download';
}
