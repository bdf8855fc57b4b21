import { DATA_POLICY, SECURITY_HEADERS } from './headers.mjs';

const HEADERS = { ...SECURITY_HEADERS, 'Content-Security-Policy': DATA_POLICY, 'Cache-Control': 'no-store' };

/** Maximum time to read the rest of a body before the connection closes. */
const LONGEST_WAIT_MS = 2_000;

/**
 * Answers with a problem for API requests, or with a page of one sentence. Always returns true. The rest of the
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
  // A client that waits for "100 Continue" sends no body, and its next request could be mistaken for the body.
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

/** Ends a response after the request's body. If the connection closed earlier, a reset could lose the response. */
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

/** Returns a page without styles, as the names of style sheets change with each build. */
function page(title) {
  const meta = '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">';
  const text = title.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<!doctype html><html lang="en"><head>${meta}<title>Endcap</title></head><body><p>${text}</p><p><a href="/">To the overview</a></p></body></html>`;
}
