import { senderProblem } from './sender.mjs';

/**
 * Passes the WebSockets of our own pages to Next, which uses one to reload modules in development. Other Upgrade
 * headers are ignored, as RFC 9110 requires for unsupported protocols. Node.js only does so without a listener for
 * upgrades.
 * @param {import('node:http').Server} server
 * @param {import('node:events').EventEmitter} next emitter that Next listens on
 * @param {readonly string[]} origins of PUBLIC_URL
 */
export function passWebSockets(server, next, origins) {
  server.on('upgrade', (request, socket, head) => {
    const isWebSocket = request.headers.upgrade?.toLowerCase() === 'websocket' && request.url.startsWith('/_next/');
    if (isWebSocket && !senderProblem(request, '/_next/', origins)) next.emit('upgrade', request, socket, head);
    else restart(server, request, socket, head);
  });
}

/** Returns the connection to the server, as if the request had no Upgrade header. */
function restart(server, { method, url, rawHeaders }, socket, head) {
  const lines = [`${method} ${url} HTTP/1.1`];
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (!/^(upgrade|connection|http2-settings)$/i.test(rawHeaders[at]))
      lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]));
  server.emit('connection', socket);
}
