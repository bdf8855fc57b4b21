import { EventEmitter } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type Fault, meets, type SetRule } from './faults';

interface Seen {
  target: string;
  key: string | undefined;
}

/**
 * Creates a proxy between the dashboard and the real service that injects faults. Rules are set and lifted, and past
 * requests are read, by HTTP under `/__faults`.
 */
export function createFaultProxy(upstream: string, awayUrl: string) {
  const rules = new Map<string, SetRule>();
  const requests: Seen[] = [];
  let last = 99;
  const next = () => ++last;
  /** Emits the id of each lifted rule. */
  const lifted = new EventEmitter().setMaxListeners(0);

  return createServer((incoming, outgoing) => {
    const target = incoming.url ?? '/';
    if (target.startsWith('/__faults')) return control(incoming, outgoing, { rules, seen: requests, lifted, next });
    requests.push({ target, key: incoming.headers['x-api-key']?.toString() });
    const rule = [...rules.values()].find((candidate) => meets(candidate, target));
    if (!rule) return forward(upstream, incoming, outgoing);
    inject(rule.fault, { upstream, awayUrl, incoming, outgoing, onLift: (then) => lifted.once(rule.id, then) });
  });
}

interface Controlled {
  rules: Map<string, SetRule>;
  seen: readonly Seen[];
  lifted: EventEmitter;
  /** Returns a unique number. */
  next(): number;
}

function control(incoming: IncomingMessage, outgoing: ServerResponse, { rules, seen, lifted, next }: Controlled) {
  if (incoming.url?.endsWith('/unasked')) return outgoing.end(String(next()));
  if (incoming.method === 'GET') return outgoing.end(JSON.stringify(seen));
  let body = '';
  incoming.on('data', (chunk) => {
    body += chunk;
  });
  incoming.on('end', () => {
    const rule = JSON.parse(body) as SetRule;
    if (incoming.method === 'DELETE') {
      rules.delete(rule.id);
      lifted.emit(rule.id);
    } else rules.set(rule.id, rule);
    outgoing.end('{}');
  });
}

interface Exchange {
  upstream: string;
  awayUrl: string;
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  onLift: (then: () => void) => void;
}

function inject(fault: Fault, { upstream, awayUrl, incoming, outgoing, onLift }: Exchange) {
  const reset = () => outgoing.socket?.resetAndDestroy();
  const plain = (status: number, body: string, headers: Record<string, string>) =>
    outgoing.writeHead(status, headers).end(body);
  const json = { 'content-type': 'application/json' };
  switch (fault) {
    case 'hold':
      return onLift(() => forward(upstream, incoming, outgoing));
    case 'hang':
      return;
    case 'reset-on-lift':
      return forward(upstream, incoming, outgoing, { after: 100_000, cut: () => onLift(reset) });
    case 'malformed-json':
      return plain(200, '{"items": [', json);
    case 'not-found':
      return plain(404, '{"detail":"Not Found"}', json);
    case 'server-error':
      return plain(500, 'Internal Server Error', { 'content-type': 'text/plain' });
    case 'redirect-away':
      return plain(302, '', { location: `${awayUrl}${incoming.url}` });
  }
}

function forward(
  upstream: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  broken?: { after: number; cut: () => void },
) {
  const onward = request(`${upstream}${incoming.url}`, { method: incoming.method, headers: incoming.headers });
  onward.on('response', (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    if (!broken) return void answer.pipe(outgoing);
    let bytesLeft = broken.after;
    answer.on('data', (chunk: Buffer) => {
      const last = chunk.length >= bytesLeft;
      if (last) answer.destroy();
      outgoing.write(chunk.subarray(0, bytesLeft), last ? broken.cut : undefined);
      bytesLeft -= chunk.length;
    });
    answer.on('end', () => outgoing.end());
  });
  onward.on('error', () => outgoing.destroy());
  outgoing.on('close', () => onward.destroy());
  incoming.pipe(onward);
}
