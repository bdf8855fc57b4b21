import { ownValue } from '@/lib/contract/own-value';
import 'server-only';
import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { decodeUtf8 } from '@/lib/text/decode-utf8.mjs';
import { SlowService } from './exchange';

/** The body exceeds its maximum size. */
export class LargeAnswer extends Error {}

const DECODERS: Record<string, () => NodeJS.ReadWriteStream> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Returns the decompressed body, whether or not compression was requested. */
export function decoded(response: IncomingMessage): Readable {
  const decoder = ownValue(DECODERS, response.headers['content-encoding']?.toLowerCase() ?? '');
  if (!decoder) return response;
  // Errors reach the reader through the last stream; pipeline destroys the others.
  return pipeline(response, decoder(), () => {}) as unknown as Readable;
}

/**
 * Reads the whole body as text, without a byte order mark. Throws LargeAnswer above `maxBytes`, SlowService after
 * `idle` milliseconds without data, and WrongEncoding.
 */
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
  return decodeUtf8(Buffer.concat(parts, size));
}

/** Reads the body of an error response, or returns '' if that fails. */
export async function readSome(response: IncomingMessage, maxBytes: number, idle: number): Promise<string> {
  try {
    return await readText(response, maxBytes, idle);
  } catch {
    return '';
  }
}
