import { DATA_POLICY, SECURITY_HEADERS } from './headers.mjs';

const HEADERS = { ...SECURITY_HEADERS, 'Content-Security-Policy': DATA_POLICY, 'Cache-Control': 'no-store' };

/** How long the rest of a body is read before the connection closes. */
const LONGEST_WAIT_MS = 2_000;

/**
 * Answers with a problem as the API formats it, or with a page of one sentence. Always returns true. What is left of the
 * request's body is read and dropped.
 * @param {import('node:http').ServerResponse} response
 * @param {string} path of the request, without its query
 * @param {number} status
 * @param {string} title empty for an answer without a body
 */
export function sendRefusal(response, path, status, title = '') {
  const isApi = path.startsWith('/api/');
  const problem = { type: 'about:blank', status, code: 'bad_request', title, retryable: false };
  const type = isApi ? 'application/problem+json' : 'text/html; charset=utf-8';
  // A client that waits for "100 Continue" sends no body now, and the next request could be taken for it.
  const isBodyWithheld = response.req.headers.expect !== undefined;
  const body = title && (isApi ? JSON.stringify(problem) : page(title));
  response.writeHead(status, {
    ...HEADERS,
    ...(isBodyWithheld && { Connection: 'close' }),
    ...(title && { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) }),
  });
  if (isBodyWithheld || response.shouldKeepAlive || response.req.complete) response.end(body);
  else endAfterBody(response, body);
  return true;
}

/** A connection that closes while its client still sends is reset, and the client may lose the answer. */
function endAfterBody(response, body) {
  const { req } = response;
  const end = () => response.end();
  const timer = setTimeout(end, LONGEST_WAIT_MS);
  response.once('close', () => clearTimeout(timer));
  req.once('end', end);
  req.resume();
  if (body) response.write(body);
  else response.flushHeaders();
}

/** Has no styles: the names of a build's style sheets change with each build. */
function page(title) {
  const meta = '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">';
  const text = title.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<!doctype html><html lang="en"><head>${meta}<title>Endcap</title></head><body><p>${text}</p><p><a href="/">To the overview</a></p></body></html>`;
}
