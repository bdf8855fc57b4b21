import { exchange, judged, type Malformed } from './exchange';
import { PAGES, PARAMS, ROUTES, SERVICE_ROUTES } from './paths';
import type { Part, Random } from './stack';
import { targetedRequests } from './targeted-requests';

/** Number of random requests to service and dashboard each. With targeted requests, 2,000 in total. */
const EACH = 800;
const TARGETED = 400;
const AT_ONCE = 6;

/** Sends malformed requests of many kinds to the service and the dashboard. */
export const malformedRequests: Part = async (stack, random) => {
  const failed: string[] = [];
  const table = [];
  for (const [name, port, paths] of [
    ['service', stack.service, [...SERVICE_ROUTES, '/healthz', '/openapi.json', '/docs']],
    ['dashboard', stack.dashboard, [...PAGES, ...ROUTES]],
  ] as const) {
    const statuses = new Map<string, number>();
    const requests = Array.from({ length: EACH }, () => malformed(random, paths, stack.key));
    await inLanes(requests, async (request) => {
      const { status, fault } = judged(request, await exchange(port, request), stack);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (fault) failed.push(`${name}: ${fault}: ${request.method} ${request.target.slice(0, 150)}`);
    });
    const counts = [...statuses].sort().map(([status, count]) => `${count} × ${status}`);
    table.push({
      to: name,
      requests: EACH,
      answers: counts.join(', '),
      bad: failed.filter((failure) => failure.startsWith(name)).length,
    });
  }
  const targeted = await targetedRequests(stack, random, TARGETED);
  const faults = new Map<string, number>();
  await inLanes(targeted, async ({ kind, port, request, check }) => {
    const answer = await exchange(port, request);
    const fault = judged(request, answer, stack).fault ?? check(answer);
    faults.set(kind, (faults.get(kind) ?? 0) + (fault ? 1 : 0));
    if (fault) failed.push(`${kind}: ${fault}: ${request.method} ${request.target.slice(0, 150)}`);
  });
  for (const [kind, bad] of faults) {
    const requests = targeted.filter((request) => request.kind === kind).length;
    table.push({ to: kind, requests, answers: '', bad });
  }
  return { table, failed };
};

async function inLanes<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const item of rest) await work(item);
    }),
  );
}

function malformed(random: Random, paths: readonly string[], key: string): Malformed {
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
  const paramOf = () => `${random.of([...PARAMS, '', '__proto__', 'constructor', 'a[b]', '%ff'])}=${random.of(values)}`;
  const query = Array.from({ length: random.of([0, 1, 2, 3, 8, 300]) }, paramOf);
  const twice = random.next() < 0.2 && query[0] ? [query[0], ...query] : query;
  const path = random.of<(path: string) => string>([
    ...[
      (route: string) => route,
      (route: string) => route,
      (route: string) => route,
      (route: string) => route,
      (route: string) => `${route}/`,
      (route: string) => `/${route}`,
    ],
    ...[
      (route: string) => `${route}/${random.of(values)}`,
      (route: string) => `${route}%00`,
      (route: string) => route.toUpperCase(),
    ],
    ...[
      (route: string) => route.replace(/101|\w+$/, random.of(values)),
      () => `/${random.of(values)}`,
      () => `/${key}/%zz`,
      () => '*',
    ],
    ...[(route: string) => `/..${route}`, (route: string) => `http://other.example${route}`],
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
    ].map((header) => [header]),
    ...[
      'If-Modified-Since: yesterday',
      'Origin: null',
      'Sec-Fetch-Site: cross-site',
      'Content-Type: ;',
      `Cookie: ${'='.repeat(500)}`,
    ].map((header) => [header]),
    ...[
      `X-Big: ${long}`,
      `X-Big: ${long}${long}`,
      'Content-Length: -1',
      'Expect: 200-ok',
      'Upgrade: websocket',
      'X-Forwarded-Host: a, b',
    ].map((header) => [header]),
    ...[
      'RSC: 1',
      'Next-Router-State-Tree: %',
      'Next-Action: x',
      'x-middleware-subrequest: a',
      'Transfer-Encoding: chunked, x',
      'Bad Name: 1',
    ].map((header) => [header]),
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
