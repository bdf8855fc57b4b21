import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { describeFailure, type Failure } from '../failure';
import { contentType } from '../statements/formats';
import { summaryHeader } from '../statements/summary';
import type { Encoding } from './compression';

export function sendFailure(response: ServerResponse, failure: Failure): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(failure.status, {
    'content-type': 'text/plain; charset=UTF-8',
    'x-clickhouse-exception-code': String(failure.code),
  });
  response.end(failure.text);
}

/** Answers an unparsable request on its socket, and closes the connection. */
export function refuseUnreadable({ code }: NodeJS.ErrnoException, socket: Duplex): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
  const text = `This request cannot be read as HTTP (${code}). Encode spaces and line breaks in the address.\n`;
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: text/plain; charset=UTF-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
}

/**
 * Sends rows as they arrive, with backpressure. An error before the first chunk is thrown. A later one is sent as
 * ClickHouse's exception block, and the connection breaks, so that no client mistakes the part for the whole.
 */
export async function sendStream(
  response: ServerResponse,
  chunks: AsyncGenerator<Uint8Array>,
  format: string,
  encoding: Encoding | undefined,
  version: string,
): Promise<void> {
  const first = await chunks.next();
  const tag = randomBytes(8).toString('hex');
  response.writeHead(200, {
    'content-type': contentType(format),
    'x-clickhouse-format': format,
    'x-clickhouse-summary': summaryHeader({}),
    'x-clickhouse-exception-tag': tag,
    ...(encoding && { 'content-encoding': encoding.name }),
  });

  let broken = false;
  async function* rows(): AsyncGenerator<Uint8Array> {
    if (!first.done) yield first.value;
    try {
      yield* chunks;
    } catch (error) {
      broken = true;
      yield exceptionBlock(tag, describeFailure(error, version).text);
    }
  }

  if (encoding) await pipeline(rows, encoding.encoder, response, { end: false });
  else await pipeline(rows, response, { end: false });
  if (!broken) response.end();
  else await breakOff(response);
}

async function breakOff(response: ServerResponse): Promise<void> {
  if (response.writableNeedDrain) await once(response, 'drain');
  // Ended, not destroyed, so that written bytes are delivered first.
  response.socket?.end();
}

function exceptionBlock(tag: string, text: string): Buffer {
  const length = Buffer.byteLength(text);
  return Buffer.from(`\r\n__exception__\r\n${tag}\r\n${text}${length} ${tag}\r\n__exception__\r\n`);
}
