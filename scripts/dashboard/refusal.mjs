import { DATA_POLICY, SECURITY_HEADERS } from './headers.mjs';

const HEADERS = { ...SECURITY_HEADERS, 'Content-Security-Policy': DATA_POLICY, 'Cache-Control': 'no-store' };

/**
 * Answers with a problem as the API formats it, or with a page of one sentence. Always returns true. Node.js reads and drops
 * what is left of the request's body: a connection that closed at once could lose the answer.
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
  const closes = response.req.headers.expect !== undefined;
  response.writeHead(status, {
    ...HEADERS,
    ...(closes && { Connection: 'close' }),
    ...(title && { 'Content-Type': type }),
  });
  response.end(title && (isApi ? JSON.stringify(problem) : page(title)));
  return true;
}

/** Has no styles: the names of a build's style sheets change with each build. */
function page(title) {
  const meta = '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">';
  const text = title.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<!doctype html><html lang="en"><head>${meta}<title>Endcap</title></head><body><p>${text}</p><p><a href="/">To the overview</a></p></body></html>`;
}
