import { ownValue } from '@/lib/contract/own-value';
import 'server-only';
import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { SlowService } from './exchange';

/** The answer is larger than it may be. */
export class LargeAnswer extends Error {}

const DECODERS: Record<string, () => NodeJS.ReadWriteStream> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** The body without its transfer compression, whether or not any was asked for. */
export function decoded(response: IncomingMessage): Readable {
  const decoder = ownValue(DECODERS, response.headers['content-encoding']?.toLowerCase() ?? '');
  if (!decoder) return response;
  // Errors reach the reader through the last stream; pipeline destroys the others.
  return pipeline(response, decoder(), () => {}) as unknown as Readable;
}

/** The whole body as text. Throws LargeAnswer above `maxBytes` and SlowService after `idle` milliseconds of silence. */
export async function readText(response: IncomingMessage, maxBytes: number, idle: number): Promise<string> {
  const body = decoded(response);
  const timer = setTimeout(() => body.destroy(new SlowService('idle')), idle);
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of body as AsyncIterable<Buffer>) {
      timer.refresh();
      size += part.length;
      if (size > maxBytes) throw new LargeAnswer();
      parts.push(part);
    }
  } finally {
    clearTimeout(timer);
    if (!response.complete) response.destroy();
  }
  return Buffer.concat(parts, size).toString('utf8');
}

/** The beginning of a failure's body; whatever goes wrong while reading it matters to nobody. */
export async function readSome(response: IncomingMessage, maxBytes: number, idle: number): Promise<string> {
  try {
    return await readText(response, maxBytes, idle);
  } catch {
    return '';
  }
}
