import compression from 'compression';
import Negotiator from 'negotiator';

/** Types of pages and of answers to queries. Downloads are sent as they are, scripts and styles come compressed from the build. */
const TYPES = /^(text\/html|text\/x-component|application\/json)\b/;
const CHUNK = /^(\/_next\/static\/chunks\/[^?]+\.(?:js|css))(\?|$)/;
const EXTENSIONS = { br: '.br', gzip: '.gz' };

/** Middleware that compresses pages and the answers of queries, and flushes each part of a page as soon as it is ready. */
export const compressed = compression({
  filter: (_, response) => TYPES.test(String(response.getHeader('content-type'))),
});

/**
 * Points a request for a script or style sheet at the file that the build has compressed (scripts/setup/compressed.mjs), in
 * the coding that the client prefers, brotli before gzip.
 * @param {import('node:http').IncomingMessage} request
 */
export function choosePrecompressed(request) {
  const chunk = CHUNK.exec(request.url ?? '');
  if (!chunk) return;
  const codings = Object.keys(EXTENSIONS);
  const coding = new Negotiator(request).encoding([...codings, 'identity'], { preferred: codings });
  request.url = request.url.replace(chunk[1], chunk[1] + (EXTENSIONS[coding] ?? ''));
}
