import { isLoopback } from '../../lib/config/public-url.mjs';

/** Public paths: files of the build and icons, which contain no data, and the health check of a load balancer. */
const PUBLIC_PATH = /^\/(_next\/static\/(?!.*\.\.)[\w./~-]+|icon\.svg|favicon\.ico|api\/healthz)$/;
const HOST = /^(\[[\da-f:.]+\]|[^\s:@/?#\\[\]]+)(?::\d{1,5})?$/i;
const OWN_SITE = new Set([undefined, 'same-origin', 'none']);
/** Headers of a request that no user made: prefetch, prerender and preview. The last three are of older browsers. */
const PURPOSES = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];
const SPECULATION = /\b(prefetch|prerender|preview)\b/i;

/**
 * Returns why a request must be refused, or null. A foreign name in Host that resolves to this machine (DNS rebinding)
 * would let a web page read the dashboard. Origin and Sec-Fetch-Site identify requests of other sites.
 * @param {import('node:http').IncomingMessage} request
 * @param {string} path of the request, without its query
 * @param {readonly string[]} origins of PUBLIC_URL
 */
export function senderProblem(request, path, origins) {
  if (PUBLIC_PATH.test(path)) return null;
  const host = requestedHost(request);
  const hostname = hostnameOf(host);
  if (!isLoopback(hostname) && !origins.some((origin) => new URL(origin).hostname === hostname))
    return `“${host}” is not an address of this dashboard. Open it at localhost, or add its address to PUBLIC_URL and restart it.`;
  const { origin } = request.headers;
  if (origin !== undefined && !origins.includes(origin) && !isSameLoopback(origin, host, hostname))
    return `A page of ${origin} sent this request. If that is this dashboard’s own address, add it to PUBLIC_URL and restart it.`;
  if (!isOwnSite(request, path)) return 'A page of another site sent this request. Open the dashboard itself.';
  if (isForeignSpeculation(request))
    return 'A browser requested this before anyone opened it. Open the dashboard itself.';
  return null;
}

/**
 * Returns whether a page may have been requested by the speculation rules of another site. Chromium sends
 * `Sec-Fetch-Site: none` for these, as for an address that a user types.
 */
function isForeignSpeculation({ headers }) {
  return headers['sec-fetch-site'] !== 'same-origin' && PURPOSES.some((name) => SPECULATION.test(headers[name] ?? ''));
}

/** The authority that the client requested: an absolute request target takes precedence over Host (RFC 9112, 3.2.2). */
function requestedHost({ url = '', headers }) {
  return /^https?:\/\/([^/?#]*)/i.exec(url)?.[1] ?? headers.host ?? '';
}

/** Returns the name or address in an authority without its port, or '' if no URL can have the authority. */
function hostnameOf(host) {
  return (URL.canParse(`http://${host}`) && HOST.exec(host)?.[1]?.toLowerCase()) || '';
}

function isSameLoopback(origin, host, hostname) {
  return isLoopback(hostname) && ['http', 'https'].some((scheme) => new URL(`${scheme}://${host}`).origin === origin);
}

/** Returns whether a request is of the dashboard's pages, or a navigation from another site, which may open pages. */
function isOwnSite({ headers }, path) {
  if (OWN_SITE.has(headers['sec-fetch-site'])) return true;
  const isNavigation = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  return isNavigation && !path.startsWith('/api/');
}
