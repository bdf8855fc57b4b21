// A proxy for tests, as a process. It resolves every name to this machine, except `status-403.test` (answers that status)
// and `silent.test` (never answers). Prints its port, then a line for each request with its target and its user.
import { createServer, request as send } from 'node:http';
import { connect } from 'node:net';

const MACHINE = '127.0.0.1';

function log(method, target, headers) {
  const [, user = ''] = (headers['proxy-authorization'] ?? '').split(' ');
  process.stdout.write(`${method} ${target} ${Buffer.from(user, 'base64')}\n`);
}

/** Returns the status that the proxy itself answers, 0 for no answer, or undefined if it forwards the request. */
function ownStatus({ hostname }) {
  return hostname === 'silent.test' ? 0 : /^status-(\d+)\.test$/.exec(hostname)?.[1];
}

const server = createServer((request, response) => {
  log(request.method, request.url, request.headers);
  const url = new URL(request.url);
  const status = ownStatus(url);
  if (status) return response.writeHead(Number(status)).end();
  const { pathname, search, port } = url;
  const forwarded = send({ host: MACHINE, port, path: pathname + search, headers: request.headers }, (answer) => {
    response.writeHead(answer.statusCode, answer.headers);
    answer.pipe(response);
  });
  request.pipe(forwarded.on('error', () => response.destroy()));
});

server.on('connect', (request, socket) => {
  log('CONNECT', request.url, request.headers);
  const url = new URL(`http://${request.url}`);
  const status = ownStatus(url);
  socket.on('error', () => undefined);
  if (status === 0) return;
  if (status) return socket.end(`HTTP/1.1 ${status} Refused\r\ncontent-length: 0\r\n\r\n`);
  const tunnel = connect({ host: MACHINE, port: Number(url.port) }, () => {
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
    tunnel.pipe(socket).pipe(tunnel);
  }).on('error', () => socket.destroy());
});

server.listen(0, MACHINE, () => process.stdout.write(`${server.address().port}\n`));
process.on('disconnect', () => process.exit());
