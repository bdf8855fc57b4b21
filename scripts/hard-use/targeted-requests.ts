import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Malformed } from './exchange';
import { DAY, DAY_QUERIES, PAGES } from './paths';
import type { Random, Stack } from './stack';

/** A request with a known answer. */
export interface TargetedRequest {
  kind: string;
  port: number;
  request: Malformed;
  /** Returns what is wrong with the answer, in addition to the checks of `judged`. */
  check(answer: string): string | undefined;
}

const PROTOTYPE_NAMES = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf', 'prototype'];
const FAR_DAYS = ['0000-01-01', '0001-01-03', '1900-01-01', '1990-01-01', '2149-06-07', '9999-12-30'];
const TOO_LONG = 300_000_000;

/** Returns requests of all kinds in turn, with different values. */
export async function targetedRequests(stack: Stack, random: Random, count: number): Promise<TargetedRequest[]> {
  const { dashboard } = stack;
  const get = (target: string, ...headers: string[]): Malformed => ({ method: 'GET', target, headers });
  const post = (target: string, body: string, ...headers: string[]): Malformed => ({
    method: 'POST',
    target,
    headers: [...headers, `Content-Length: ${Buffer.byteLength(body)}`],
    body,
  });
  const tag = await tagOf(`http://127.0.0.1:${dashboard}/api/query/banners/dictionary`);
  const action = JSON.stringify({ action: 'resume' });
  const kinds: Record<string, () => Omit<TargetedRequest, 'kind' | 'port'> & { port?: number }> = {
    'names of a prototype': () => {
      const name = random.of(PROTOTYPE_NAMES);
      const params = [`sort=${name}.asc`, `retailer=${name}`, `brand=${name}`, `tag=${name}:${name}`, `view=${name}`];
      const path = random.of([...PAGES, ...DAY_QUERIES]);
      return { request: get(`${path}?date=${DAY}&${random.of(params)}`), check: () => undefined };
    },
    'a day that no table can hold, in a query': () => ({
      request: get(`${random.of(DAY_QUERIES)}?${datesOf(random)}`),
      // 202 while signals are being evaluated.
      check: statusIs(200, 202, 422),
    }),
    'a day that no table can hold, on a page': () => ({
      request: get(`${random.of(PAGES)}?page=101&${datesOf(random)}`),
      check: statusIs(200, 307, 308, 404, 422),
    }),
    'a booking of no possible days': () => {
      const [from, to] = random.of([
        ['0206-03-01', DAY],
        ['1926-03-01', '1926-03-31'],
        [DAY, '2026-06-01'],
      ]);
      const bookings = JSON.stringify(['Korbina DE', null, null, null, from, to]);
      return {
        request: post('/api/query/banners/booked', JSON.stringify({ bookings }), 'Content-Type: application/json'),
        check: statusIs(422),
      };
    },
    'a foreign Host': () => ({
      request: get(
        random.of([...PAGES, '/', '/api/status']),
        `Host: ${random.of(['evil.example', 'localhost.evil.example'])}`,
      ),
      check: statusIs(400, 403, 421),
    }),
    'a foreign Origin': () => ({
      request: post('/api/collection', action, 'Content-Type: application/json', 'Origin: https://evil.example'),
      check: statusIs(403),
    }),
    'a form for a JSON body': () => ({
      request: post(
        '/api/collection',
        action,
        `Content-Type: ${random.of(['text/plain', 'application/x-www-form-urlencoded'])}`,
      ),
      check: statusIs(403),
    }),
    'an Upgrade': () => ({
      request: get(
        random.of(['/api/status', '/api/healthz']),
        `Upgrade: ${random.of(['h2c', 'websocket', 'TLS/1.0'])}`,
        'Connection: close, Upgrade, HTTP2-Settings',
        'HTTP2-Settings: AAMAAABkAAQAAP__',
      ),
      check: statusIs(200),
    }),
    'a body that is too long': () => ({
      request: {
        ...get(random.of(['/api/collection', '/api/downloads/zip'])),
        method: 'POST',
        headers: ['Content-Type: application/json', `Content-Length: ${TOO_LONG}`],
        body: 'x'.repeat(1000),
      },
      check: statusIs(413),
    }),
    'a long body without a length': () => {
      const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
      return {
        request: {
          ...get(random.of(['/api/collection', '/api/downloads/zip'])),
          method: 'POST',
          headers: ['Content-Type: application/json', 'Transfer-Encoding: chunked'],
          body: chunk.repeat(200),
        },
        check: statusIs(413),
      };
    },
    'br refused': () => ({
      request: get(random.of(PAGES), 'Accept-Encoding: br;q=0'),
      check: (answer) => (/\r\ncontent-encoding: br/i.test(answer) ? 'sent as br' : undefined),
    }),
    'a list of tags': () => ({
      request: get('/api/query/banners/dictionary', `If-None-Match: "a", W/${tag.replace(/^W\//, '')}`),
      check: statusIs(304),
    }),
    "the engine's query_id": () => ({
      port: enginePort(stack),
      request: get(`/?query_id=${random.of(['%0a', '%00', '%0d%0aX: 1', '%ff', 'x'.repeat(10_000)])}`),
      check: statusIs(400, 401, 403, 414, 431),
    }),
  };
  const names = Object.keys(kinds);
  return Array.from({ length: count }, (_, index) => {
    const kind = names[index % names.length] ?? '';
    const template = kinds[kind]?.();
    if (!template) throw new Error(`There is no kind ${kind}.`);
    return { kind, port: dashboard, ...template };
  });
}

/** Returns two days, at most one of which is possible. */
function datesOf(random: Random): string {
  const far = random.of(FAR_DAYS);
  return random.of([`date=${DAY}&against=${far}`, `date=${far}`, `date=${far}&against=${random.of(FAR_DAYS)}`]);
}

function statusIs(...expected: readonly number[]) {
  return (answer: string): string | undefined => {
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
    return expected.includes(status) ? undefined : `${status}, not ${expected.join(' or ')}`;
  };
}

async function tagOf(url: string): Promise<string> {
  const answer = await fetch(url);
  await answer.arrayBuffer();
  return answer.headers.get('etag') ?? '"none"';
}

/** Returns the port of the engine, which may change when it restarts. */
function enginePort({ dataDir }: Stack): number {
  return Number(new URL(JSON.parse(readFileSync(join(dataDir, 'engine.json'), 'utf8')).url).port);
}
