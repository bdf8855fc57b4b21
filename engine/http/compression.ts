import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable, type Transform } from 'node:stream';
import {
  constants,
  createBrotliCompress,
  createBrotliDecompress,
  createGunzip,
  createGzip,
  createInflate,
} from 'node:zlib';
import { BadRequest } from '../failure';

const decoders = new Map<string, () => Transform>([
  ['gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
]);

/** The request's body as its sender wrote it. */
export function decompressed(request: IncomingMessage): Readable {
  const encoding = request.headers['content-encoding'];
  if (!encoding) return request;
  const decoder = decoders.get(encoding);
  if (!decoder)
    throw new BadRequest(36, `Unknown Content-Encoding ${encoding}: use gzip, deflate or br`, 'BAD_ARGUMENTS');
  // A failure reaches the reader of the decoded stream, which is destroyed with it.
  return pipeline(request, decoder(), () => undefined);
}

export interface Encoding {
  name: 'gzip' | 'br';
  encoder: Transform;
}

/** How the answer is to be compressed: only when the asker wants it twice over, as ClickHouse has it. */
export function wantedEncoding(request: IncomingMessage, search: URLSearchParams): Encoding | undefined {
  if (search.get('enable_http_compression') !== '1') return undefined;
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bgzip\b/.test(accepted)) return { name: 'gzip', encoder: createGzip({ level: 3 }) };
  if (/\bbr\b/.test(accepted)) {
    return { name: 'br', encoder: createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }) };
  }
  return undefined;
}
