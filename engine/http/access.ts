import type { IncomingMessage } from 'node:http';
import { BadRequest } from '../failure';
import { type Credentials, sameCredentials, shownCredentials } from './credentials';

/** Allowed hosts. Any other name may be a foreign one that resolves to the loopback address. */
const LOCAL_HOST = /^(127\.0\.0\.1|localhost)(:\d+)?$/i;

/**
 * Throws unless the request carries the engine's credentials and was not sent by a web page. A page cannot omit
 * `Origin` on the requests that it may read or that carry a body, and DNS rebinding leaves its own host name in `Host`.
 */
export function checkAccess(request: IncomingMessage, search: URLSearchParams, expected: Credentials): void {
  if (request.headers.origin !== undefined) throw denied('requests of web pages are not served');
  if (!LOCAL_HOST.test(request.headers.host ?? '')) throw denied('the Host header must be 127.0.0.1 or localhost');
  const credentials = shownCredentials(request, search);
  if (credentials && sameCredentials(credentials, expected)) return;
  throw new BadRequest(
    516,
    `${credentials?.username || 'default'}: Authentication failed: password is incorrect, or there is no user with such name`,
    'AUTHENTICATION_FAILED',
  );
}

function denied(reason: string): BadRequest {
  return new BadRequest(497, `Access denied: ${reason}`, 'ACCESS_DENIED');
}
