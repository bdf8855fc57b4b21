import { connect } from 'node:net';
import type { Stack } from './stack';

const LIMIT_MS = 30_000;

/** A raw request. */
export interface Malformed {
  method: string;
  target: string;
  headers: string[];
  /** May be shorter than its Content-Length. */
  body?: string;
}

/** Sends a request over a new connection. Resolves with the raw response. */
export async function exchange(port: number, { method, target, headers, body = '' }: Malformed): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.setTimeout(LIMIT_MS, () => socket.destroy(new Error('no answer')));
  const isGiven = (name: string) => headers.some((header) => header.toLowerCase().startsWith(`${name}:`));
  const usual = [
    ...(isGiven('host') ? [] : [`Host: 127.0.0.1:${port}`]),
    ...(isGiven('connection') ? [] : ['Connection: close']),
  ];
  const head = [`${method} ${target} HTTP/1.1`, ...usual, ...headers];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  let answer = '';
  try {
    for await (const part of socket.setEncoding('utf8')) answer += part;
  } catch (error) {
    // The server may respond and close before it has read the whole request.
    answer ||= `broken: ${error instanceof Error ? error.message : error}`;
  }
  return answer;
}

/** 5xx that are documented if they have a problem code or a Retry-After. */
const DOCUMENTED = new Set(['502', '503', '504']);
const STACK_TRACE = /\n?\s+at .{1,200}:\d+:\d+\)?|node_modules|\/delivery\/|file:\/\//;
const BARE = /^(?:Bad Request|Not Found|Internal Server Error|Method Not Allowed|Forbidden|Error)?\.?$/i;

/** Returns what is wrong with a response: no status, an undocumented 5xx, the key, a stack trace, no message. */
export function judged(
  { method, target, headers }: Malformed,
  answer: string,
  { key }: Stack,
): { status: string; fault?: string } {
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  const status = /^HTTP\/1\.1 (\d{3})/.exec(head)?.[1];
  // The server closes the connection of a request that is too large, and its response may be lost.
  if (!status && target.length + headers.join().length > 15_000) return { status: 'hung up' };
  if (!status) return { status: 'none', fault: `no answer (${answer.slice(0, 40)})` };
  const text = /^\s*[{<]/.test(body) ? body : body.replace(/^[0-9a-f]+\r\n/, '').trim();
  // Redirects and Next's pages contain the requested address.
  const isOfAddress = target.includes(key) && (status < '400' || body.includes('/_next/'));
  if (answer.includes(key) && !isOfAddress) return { status, fault: `${status} repeats the key` };
  if (status >= '500' && !(DOCUMENTED.has(status) && /"code":|retry-after/i.test(answer)))
    return { status, fault: `${status}` };
  if (status < '400') return { status };
  if (STACK_TRACE.test(body.replace(/<script[\s\S]*?<\/script>/g, '')))
    return { status, fault: `${status} with a stack trace` };
  if (method !== 'HEAD' && BARE.test(text)) return { status, fault: `${status} without a word of its own` };
  if (status === '405' && !/\nallow:/i.test(head)) return { status, fault: '405 without Allow' };
  return { status };
}
