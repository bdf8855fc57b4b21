import { STATUS_CODES } from 'node:http';
import { DATA_POLICY, SECURITY_HEADERS } from './headers.mjs';

/** The method that a route takes beside GET and HEAD, which all do. */
export const WRITING_ROUTES = {
  '/api/collection': 'POST',
  '/api/downloads/basket': 'POST',
  '/api/downloads/curl': 'POST',
  '/api/downloads/zip': 'POST',
};

const HEADERS = { ...SECURITY_HEADERS, 'Content-Security-Policy': DATA_POLICY, 'Cache-Control': 'no-store' };
const REFUSALS = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };
const REQUEST_LINE = /^[A-Z]+ \S+ HTTP\/1\.\d\r?\n/;
const UNREADABLE =
  'This address cannot be read: a % in it begins no character. Open the page anew, or write %25 for a % sign.';

/**
 * Answers the requests for which Next has a bare 500, or takes for a GET what is none: addresses that cannot be decoded
 * and methods that are not served. Returns whether it answered.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function refuse(request, response) {
  const [path = '/'] = (request.url ?? '/').split('?', 1);
  if (!isDecodable(path)) return send(response, path, 400, UNREADABLE);
  if (path === '*') return send(response, path, 400, 'An address begins with a slash.');
  const methods = methodsOf(path);
  const method = request.method ?? '';
  if (methods.includes(method)) return false;
  response.setHeader('Allow', [...methods, 'OPTIONS'].join(', '));
  if (method === 'OPTIONS') return send(response, path, 204);
  const served = `${methods.slice(0, -1).join(', ')} and ${methods.at(-1)}`;
  return send(response, path, 405, `${method} is not served here. ${served} are.`);
}

/**
 * Answers a request that expects what no server of ours does: Node.js would refuse it without a word.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function refuseExpectation({ url = '/' }, response) {
  send(response, url.split('?', 1)[0] ?? '/', 417, 'The header Expect asks for what is not done here. Leave it out.');
}

/**
 * Answers what never became a request, on the bare connection, and hangs up.
 * @param {NodeJS.ErrnoException & { rawPacket?: Buffer }} error
 * @param {import('node:stream').Duplex} socket
 */
export function refuseUnreadable({ code, rawPacket }, socket) {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const hasUnknownMethod = code === 'HPE_INVALID_METHOD' && REQUEST_LINE.test(String(rawPacket));
  const status = hasUnknownMethod ? 405 : (REFUSALS[code] ?? 400);
  const body = `${STATUS_CODES[status]}: this request cannot be read.\n`;
  const allow = status === 405 ? 'Allow: GET, HEAD, OPTIONS\r\n' : '';
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${allow}Connection: close\r\nContent-Type: text/plain\r\n`;
  socket.end(`${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
}

function methodsOf(path) {
  const writing = Object.hasOwn(WRITING_ROUTES, path) ? [WRITING_ROUTES[path]] : [];
  return ['GET', 'HEAD', ...writing];
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

/** Answers with a problem, as the API words it, or with a page that says it. Always true. */
function send(response, path, status, title = '') {
  const isApi = path.startsWith('/api/');
  const problem = { type: 'about:blank', status, code: 'bad_request', title, retryable: false };
  const type = isApi ? 'application/problem+json' : 'text/html; charset=utf-8';
  // What such a request still sends is not waited for.
  response.writeHead(status, { ...HEADERS, Connection: 'close', ...(title && { 'Content-Type': type }) });
  response.end(title && (isApi ? JSON.stringify(problem) : page(title)));
  return true;
}

/** It carries no style: a build's style sheets have other names each time. */
function page(title) {
  const meta = '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">';
  const text = title.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<!doctype html><html lang="en"><head>${meta}<title>Endcap</title></head><body><p>${text}</p><p><a href="/">To the overview</a></p></body></html>`;
}
