import { IncomingMessage } from 'node:http';

/**
 * Reads the body of a request and returns the same request with the body in memory, or null as soon as the body is
 * larger than `limit` bytes; the rest is then read and dropped.
 * @param {IncomingMessage} request
 * @param {number} limit
 * @returns {Promise<IncomingMessage | null>} rejects if the client breaks the connection
 */
export function boundBody(request, limit) {
  return new Promise((resolve, reject) => {
    const chunks = [];
    let size = 0;
    request.on('data', (chunk) => {
      size += chunk.length;
      if (size <= limit) return void chunks.push(chunk);
      chunks.length = 0;
      resolve(null);
    });
    request.once('end', () => resolve(withBody(request, chunks)));
    request.once('error', reject);
  });
}

/** Creates another stream with the same headers for Next, as a stream can be read only once. */
function withBody({ socket, method, url, httpVersion, rawHeaders, headers }, chunks) {
  const copy = Object.assign(new IncomingMessage(socket), { method, url, httpVersion, rawHeaders, headers });
  for (const chunk of chunks) copy.push(chunk);
  copy.push(null);
  copy.complete = true;
  return copy;
}
