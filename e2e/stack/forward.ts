import {
  type ClientRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from 'node:http';

/** Forwards a request, and its answer, between a client and the server at an address. */
export function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  address: URL,
  headers: OutgoingHttpHeaders,
): ClientRequest {
  const outbound = request(address, { method: incoming.method, headers: { ...incoming.headers, ...headers } });
  outbound.on('response', (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  outbound.on('error', () => outgoing.destroy());
  outgoing.on('close', () => outbound.destroy());
  incoming.pipe(outbound);
  return outbound;
}
