import { STATUS_CODES } from 'node:http';
import { OWN_ANSWER_HEADER } from '../../lib/contract/own-answer.mjs';
import { sendRefusal } from './refusal.mjs';
import { senderProblem } from './sender.mjs';

/** Methods of routes in addition to GET and HEAD, which all routes have. Queries have POST, too. */
export const WRITING_ROUTES = {
  '/api/collection': 'POST',
  '/api/downloads/curl': 'POST',
  '/api/downloads/check': 'POST',
  '/api/downloads/file': 'POST',
  '/api/downloads/zip': 'POST',
  '/api/export': 'POST',
  '/api/saved': 'POST',
  '/api/sent': 'POST',
  '/api/settings': 'POST',
};

/** Maximum body in bytes, which is kept in memory. The longest lists have 20,000 sent points and 2,000 saved bookings. */
export const LARGEST_BODY = 10_000_000;

const STATUS_OF_ERROR = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };
const QUERY_PATH = /^\/api\/query\/[\w-]+\/[\w-]+$/;
const REQUEST_LINE = /^[A-Z]+ \S+ HTTP\/1\.\d\r?\n/;
const JSON_TYPE = /^application\/json[ \t]*(;|$)/i;
const UNREADABLE =
  'This address cannot be read: it has a % that is not followed by a character code. Write a % sign as %25.';
const TWO_HOSTS = 'The request has more than one Host header.';
const TOO_LARGE = `The request body is larger than ${LARGEST_BODY.toLocaleString('en')} bytes.`;

/**
 * Answers requests that must not reach Next: those for another host or from another site, and those that Next would
 * answer with a 500 without a message or treat as a GET. Returns whether it answered.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {readonly string[]} origins of PUBLIC_URL
 */
export function refuse(request, response, origins) {
  const path = pathOf(request);
  // Node.js reads the first, a proxy in front may have checked the other (RFC 9112, 3.2).
  if (request.headersDistinct.host?.length > 1) return sendRefusal(response, path, 400, TWO_HOSTS);
  const problem = senderProblem(request, path, origins);
  if (problem) return sendRefusal(response, path, 403, problem);
  if (!isDecodable(path)) return sendRefusal(response, path, 400, UNREADABLE);
  if (path === '*') return sendRefusal(response, path, 400, 'An address begins with a slash.');
  const methods = methodsOf(path);
  const method = request.method ?? '';
  if (!methods.includes(method)) return refuseMethod(response, path, method, methods);
  if (method !== 'POST') return false;
  if (Number(request.headers['content-length']) > LARGEST_BODY) return refuseBody(request, response);
  if (JSON_TYPE.test(request.headers['content-type'] ?? '')) return false;
  return sendRefusal(response, path, 403, 'POST requests need the header “Content-Type: application/json”.');
}

/**
 * Answers a request with a body that is too large.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function refuseBody(request, response) {
  return sendRefusal(response, pathOf(request), 413, TOO_LARGE);
}

/**
 * Answers a request with an expectation that this server does not meet. Node.js would send a 417 without a body.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function refuseExpectation(request, response) {
  sendRefusal(response, pathOf(request), 417, 'The Expect header is not supported. Leave it out.');
}

/**
 * Answers an unparsable request on its socket, and closes the connection.
 * @param {NodeJS.ErrnoException & { rawPacket?: Buffer }} error
 * @param {import('node:stream').Duplex} socket
 */
export function refuseUnreadable({ code, rawPacket }, socket) {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const hasUnknownMethod = code === 'HPE_INVALID_METHOD' && REQUEST_LINE.test(String(rawPacket));
  const status = hasUnknownMethod ? 405 : (STATUS_OF_ERROR[code] ?? 400);
  const body = `${STATUS_CODES[status]}: this request cannot be read.\n`;
  const allow = status === 405 ? 'Allow: GET, HEAD, OPTIONS\r\n' : '';
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${allow}Connection: close\r\nContent-Type: text/plain\r\n${OWN_ANSWER_HEADER}: 1\r\n`;
  socket.end(`${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
}

function refuseMethod(response, path, method, methods) {
  response.setHeader('Allow', [...methods, 'OPTIONS'].join(', '));
  if (method === 'OPTIONS') return sendRefusal(response, path, 204);
  const served = `${methods.slice(0, -1).join(', ')} and ${methods.at(-1)}`;
  return sendRefusal(response, path, 405, `${method} is not served here. ${served} are.`);
}

function pathOf({ url = '/' }) {
  return url.split('?', 1)[0] || '/';
}

function methodsOf(path) {
  if (QUERY_PATH.test(path)) return ['GET', 'HEAD', 'POST'];
  return Object.hasOwn(WRITING_ROUTES, path) ? ['GET', 'HEAD', WRITING_ROUTES[path]] : ['GET', 'HEAD'];
}

function isDecodable(path) {
  if (!path.includes('%')) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
