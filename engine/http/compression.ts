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
import Negotiator from 'negotiator';
import { BadRequest } from '../failure';

const decoders: ReadonlyMap<string, () => Transform> = new Map([
  ['gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
]);

/** Returns the decompressed body of a request. */
export function decompressed(request: IncomingMessage): Readable {
  const encoding = request.headers['content-encoding'];
  if (!encoding) return request;
  const decoder = decoders.get(encoding);
  if (!decoder)
    throw new BadRequest(36, `Unknown Content-Encoding ${encoding}: use gzip, deflate or br`, 'BAD_ARGUMENTS');
  // A failure destroys the returned stream, where the reader sees it.
  return pipeline(request, decoder(), () => undefined);
}

export interface Encoding {
  name: 'gzip' | 'br';
  encoder: Transform;
}

/**
 * Returns the coding of the answer. As in ClickHouse, a setting must ask for compression in addition to
 * Accept-Encoding.
 */
export function wantedEncoding(request: IncomingMessage, search: URLSearchParams): Encoding | undefined {
  if (search.get('enable_http_compression') !== '1') return undefined;
  const encoding = new Negotiator(request).encoding(['gzip', 'br', 'identity']);
  if (encoding === 'gzip') return { name: 'gzip', encoder: createGzip({ level: 3 }) };
  if (encoding === 'br') {
    return { name: 'br', encoder: createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }) };
  }
  return undefined;
}
