import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { NAV } from '@/components/shell/nav-items';
import { endpoints } from '@/lib/contract/endpoints';
import type { Part, Random, Stack } from './stack';

const EACH = 800;
const AT_ONCE = 6;
const LIMIT_MS = 30_000;

/** What a request is made of, as it goes over the wire. */
interface Malformed {
  method: string;
  target: string;
  headers: string[];
}

const OWN_ROUTES = [
  'status',
  'healthz',
  'kept',
  'palette',
  'call',
  'collection',
  'collection/cost',
  'query/banners/shares',
];
const DOWNLOADS = ['datasets', 'calendar', 'preview', 'probe', 'curl', 'excel', 'zip'];
const PARAMS = [
  'kind',
  'page',
  'encoding',
  'dataset',
  'from',
  'to',
  'days',
  'retailer',
  'view',
  'key',
  'refresh',
  'hour',
];

/** Sends requests that are wrong in every way that one could think of, to the service and to the dashboard. */
export const malformedRequests: Part = async (stack, random) => {
  const params = [...new Set(endpoints.flatMap(({ params: { shape } }) => Object.keys(shape)))];
  const served = endpoints.map(({ path }) => path.replace(/\{\w+\}/, '101'));
  const pages = NAV.flatMap(({ items }) => items.map(({ href }) => href));
  const api = [...served, ...DOWNLOADS.map((name) => `/downloads/${name}`), ...OWN_ROUTES.map((name) => `/${name}`)];
  const failed: string[] = [];
  const table = [];
  for (const [name, port, paths] of [
    ['service', stack.service, [...served, '/healthz', '/openapi.json', '/docs']],
    [
      'dashboard',
      stack.dashboard,
      [...pages, ...api.map((path) => `/api${path}`), ...api.map((path) => `/api${path}`)],
    ],
  ] as const) {
    const statuses = new Map<string, number>();
    const requests = Array.from({ length: EACH }, () => malformed(random, paths, [...params, ...PARAMS], stack.key));
    const work = requests.values();
    const lanes = Array.from({ length: AT_ONCE }, async () => {
      for (const request of work) {
        const { status, fault } = judged(request, await exchange(port, request), stack);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (fault) failed.push(`${name}: ${fault}: ${request.method} ${request.target.slice(0, 150)}`);
      }
    });
    await Promise.all(lanes);
    const counted = [...statuses].sort().map(([status, count]) => `${count} × ${status}`);
    table.push({
      to: name,
      requests: EACH,
      answers: counted.join(', '),
      bad: failed.filter((one) => one.startsWith(name)).length,
    });
  }
  return { table, failed };
};

function malformed(random: Random, paths: readonly string[], params: readonly string[], key: string): Malformed {
  const long = 'x'.repeat(random.of([150, 5_000, 14_000]));
  const values = [
    ...[
      '',
      '0',
      '-0',
      '-1',
      '1.5',
      '1e9',
      '9'.repeat(400),
      'NaN',
      'null',
      'undefined',
      '[]',
      '{}',
      "'",
      '"',
      '`',
      '\\',
    ],
    ...['%', '%zz', '%ff', '%00', '%0a', '%C3%28', '%ED%A0%80', '%EF%BF%BE', '../../etc/passwd', '<script>1</script>'],
    ...[
      "1'%20OR%201=1--",
      '{x:String}',
      '٣',
      '2026-02-30',
      '0000-01-01',
      '9999-12-31',
      '2026-06-30',
      'SEARCH',
      'csv',
      key,
      long,
    ],
  ];
  const paramOf = () => `${random.of([...params, '', '__proto__', 'constructor', 'a[b]', '%ff'])}=${random.of(values)}`;
  const query = Array.from({ length: random.of([0, 1, 2, 3, 8, 300]) }, paramOf);
  const twice = random.next() < 0.2 && query[0] ? [query[0], ...query] : query;
  const path = random.of<(path: string) => string>([
    ...[
      (it: string) => it,
      (it: string) => it,
      (it: string) => it,
      (it: string) => it,
      (it: string) => `${it}/`,
      (it: string) => `/${it}`,
    ],
    ...[(it: string) => `${it}/${random.of(values)}`, (it: string) => `${it}%00`, (it: string) => it.toUpperCase()],
    ...[
      (it: string) => it.replace(/101|\w+$/, random.of(values)),
      () => `/${random.of(values)}`,
      () => `/${key}/%zz`,
      () => '*',
    ],
    ...[(it: string) => `/..${it}`, (it: string) => `http://other.example${it}`],
  ])(random.of(paths));
  const headers = random.of<string[]>([
    ...Array.from({ length: 6 }, () => []),
    ...[
      'Range: bytes=5-1',
      `Range: bytes=${'9'.repeat(200)}-`,
      'Range: bytes=0-0,2-3,x',
      'If-None-Match: "',
      'Accept: */',
      'Accept-Encoding: \x01',
    ].map((it) => [it]),
    ...[
      'If-Modified-Since: yesterday',
      'Origin: null',
      'Sec-Fetch-Site: cross-site',
      'Content-Type: ;',
      `Cookie: ${'='.repeat(500)}`,
    ].map((it) => [it]),
    ...[
      `X-Big: ${long}`,
      `X-Big: ${long}${long}`,
      'Content-Length: -1',
      'Expect: 200-ok',
      'Upgrade: websocket',
      'X-Forwarded-Host: a, b',
    ].map((it) => [it]),
    ...[
      'RSC: 1',
      'Next-Router-State-Tree: %',
      'Next-Action: x',
      'x-middleware-subrequest: a',
      'Transfer-Encoding: chunked, x',
      'Bad Name: 1',
    ].map((it) => [it]),
    ...[
      ['Content-Length: 5', 'Content-Length: 6'],
      [`X-Api-Key: ${key}`, 'X-Api-Key: b'],
      ['Host: a', 'Host: b'],
    ],
  ]);
  const ways = [
    'GET',
    'GET',
    'GET',
    'GET',
    'GET',
    'GET',
    'HEAD',
    'POST',
    'PUT',
    'DELETE',
    'PATCH',
    'OPTIONS',
    'TRACE',
    'PROPFIND',
    'FOO',
    'get',
  ];
  const keyed = random.next() < 0.7 ? [`X-Api-Key: ${key}`] : [];
  return {
    method: random.of(ways),
    target: `${path}${twice.length > 0 ? `?${twice.join('&')}` : ''}`,
    headers: [...keyed, ...headers],
  };
}

async function exchange(port: number, { method, target, headers }: Malformed): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.setTimeout(LIMIT_MS, () => socket.destroy(new Error('no answer')));
  const head = [`${method} ${target} HTTP/1.1`, `Host: 127.0.0.1:${port}`, 'Connection: close', ...headers];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  return (await buffer(socket).catch((error: Error) => Buffer.from(`broken: ${error.message}`))).toString();
}

/** A failure is documented where it is said when to come again. */
const DOCUMENTED = new Set(['502', '503', '504']);
const STACK_TRACE = /\n?\s+at .{1,200}:\d+:\d+\)?|node_modules|\/delivery\/|file:\/\//;
const BARE = /^(?:Bad Request|Not Found|Internal Server Error|Method Not Allowed|Forbidden|Error)?\.?$/i;

function judged(
  { method, target, headers }: Malformed,
  answer: string,
  { key }: Stack,
): { status: string; fault?: string } {
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  const status = /^HTTP\/1\.1 (\d{3})/.exec(head)?.[1];
  // Of what is larger than a server reads, the rest meets a closed door, and the answer before it may be lost.
  if (!status && target.length + headers.join().length > 15_000) return { status: 'hung up' };
  if (!status) return { status: 'none', fault: `no answer (${answer.slice(0, 40)})` };
  const told = /^\s*[{<]/.test(body) ? body : body.replace(/^[0-9a-f]+\r\n/, '').trim();
  // A redirect, and the page that Next makes, name the address that they were asked by.
  const isOfAddress = target.includes(key) && (status < '400' || body.includes('/_next/'));
  if (answer.includes(key) && !isOfAddress) return { status, fault: `${status} repeats the key` };
  if (status >= '500' && !(DOCUMENTED.has(status) && /"code":|retry-after/i.test(answer)))
    return { status, fault: `${status}` };
  if (status < '400') return { status };
  if (STACK_TRACE.test(body.replace(/<script[\s\S]*?<\/script>/g, '')))
    return { status, fault: `${status} with a stack trace` };
  if (method !== 'HEAD' && BARE.test(told)) return { status, fault: `${status} without a word of its own` };
  if (status === '405' && !/\nallow:/i.test(head)) return { status, fault: '405 without Allow' };
  return { status };
}
