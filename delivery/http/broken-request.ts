import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { PROBLEM_TYPE, problemBody } from './problem';

const REFUSALS: Record<string, readonly [status: number, detail: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers are larger than 16 KiB.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not arrive in time.'],
};

const UNKNOWN_METHOD = [405, 'The method is unknown. Use GET or HEAD.'] as const;
const REQUEST_LINE = /^[A-Z]+ \S+ HTTP\/1\.\d\r?\n/;

interface BrokenRequest extends NodeJS.ErrnoException {
  /** The received bytes. */
  rawPacket?: unknown;
}

/** Answers an invalid request on its socket, and closes the connection. */
export function answerBrokenRequest(error: BrokenRequest, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const hasUnknownMethod = error.code === 'HPE_INVALID_METHOD' && REQUEST_LINE.test(String(error.rawPacket));
  const refusal = hasUnknownMethod ? UNKNOWN_METHOD : REFUSALS[error.code ?? ''];
  const [status, detail] = refusal ?? [400, 'The request is not valid HTTP.'];
  const body = JSON.stringify(problemBody(status, detail));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...(status === 405 ? ['Allow: GET, HEAD'] : []),
    `Content-Type: ${PROBLEM_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** Answers a request with an unsupported Expect header, which Node.js would refuse without a body. */
export function answerExpectation(_request: IncomingMessage, response: ServerResponse): void {
  const detail = 'The Expect header is not supported. Leave it out.';
  response.writeHead(417, { 'content-type': PROBLEM_TYPE, 'cache-control': 'no-store', connection: 'close' });
  response.end(JSON.stringify(problemBody(417, detail)));
}
