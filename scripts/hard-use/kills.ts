import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { processesOf } from '../test/stack';
import { clicksAround } from './clicks';
import { PAGES } from './paths';
import { runImport } from './run-import';
import type { Part, Stack } from './stack';

const ROUNDS = 10;
const LONGEST_MS = 10_000;
/** Time between two kills, so that each process runs for ten seconds before its next one: pauses grow otherwise. */
const APART_MS = 5_500;
const ROWS = { A: 60_000, B: 50_000 };
const DAY = '2026-03-31';

const PARTS: Record<string, readonly RegExp[]> = {
  engine: [/ engine\/main\.ts\b/, /engine\/worker\.ts$/],
  dashboard: [/^endcap-dashboard/],
  service: [/ delivery\/main\.ts serve /],
};

/**
 * Kills engine, dashboard and service in turn, while a browser navigates, pages are requested, a file is downloaded and
 * another one imported.
 */
export const kills: Part = async (stack, random) => {
  const failed: string[] = [];
  const { dashboard: port } = stack;
  const origin = `http://127.0.0.1:${port}`;
  const before = { files: await countsOf(stack), ...(await importVersion(stack, 'A')) };
  if (before.code !== 0) failed.push(`the first import failed: ${before.output}`);
  const whole = digest(new Uint8Array(await (await fetch(fileUrl(origin))).arrayBuffer()));
  const over = new AbortController();
  const tally = {
    clicks: 0,
    unreached: 0,
    pages: 0,
    pageErrors: 0,
    downloads: 0,
    broken: 0,
    resumed: 0,
    imports: 0,
    refusedImports: 0,
  };
  const busy = [
    clicksAround(origin, tally, failed, over.signal),
    pagesAsked(origin, tally, over.signal),
    downloads(origin, whole, tally, failed, over.signal),
    imports(stack, tally, failed, over.signal),
  ];

  const took: Record<string, number[]> = {};
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, parts] of Object.entries(PARTS)) {
      await pause(APART_MS * (0.7 + 0.6 * random.next()));
      const part = random.of(parts);
      const running = processesOf(stack.dataDir).find(({ command }) => part.test(command));
      if (!running) {
        failed.push(`round ${round}: no ${name} to kill`);
        continue;
      }
      process.kill(running.pid, 'SIGKILL');
      const ms = await untilAllAnswer(stack);
      took[name] = [...(took[name] ?? []), ms];
      if (ms > LONGEST_MS) failed.push(`round ${round}: ${name} took ${ms} ms`);
    }
  over.abort();
  await Promise.all(busy);

  if (tally.broken > 0 && tally.resumed === 0) failed.push('no download that broke off went on where it was');
  const last = await importVersion(stack, 'A');
  if (last.code !== 0) failed.push(`the last import failed: ${last.output}`);
  const [after, loaded] = [await countsOf(stack), await rowsOf(stack)];
  if (after !== before.files) failed.push(`counts were ${before.files} and are ${after}`);
  if (loaded !== ROWS.A) failed.push(`the imported hour has ${loaded} rows, not ${ROWS.A}`);
  const table = Object.entries(took).map(([name, all]) => {
    const sorted = all.toSorted((a, b) => a - b);
    const quantile = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
    return {
      killed: name,
      times: all.length,
      'all back, ms: least': quantile(0),
      median: quantile(0.5),
      most: quantile(1),
    };
  });
  return { table: [...table, { killed: 'meanwhile', ...tally }], failed };
};

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const fileUrl = (origin: string) => `${origin}/api/bulk/price?date=${DAY}&time=8`;

/** Returns the milliseconds until engine, service and dashboard answer, also through each other. */
async function untilAllAnswer({ dashboard, service, key, dataDir }: Stack): Promise<number> {
  const started = performance.now();
  const asks = [
    () =>
      fetch(`http://127.0.0.1:${service}/bulk/rating/files`, {
        headers: { 'x-api-key': key },
        signal: AbortSignal.timeout(20_000),
      }),
    () => {
      const { url, username, password } = JSON.parse(readFileSync(join(dataDir, 'engine.json'), 'utf8'));
      const headers = { 'x-clickhouse-user': username, 'x-clickhouse-key': password };
      return fetch(`${url}/ping`, { headers, signal: AbortSignal.timeout(5_000) });
    },
    () => fetch(`http://127.0.0.1:${dashboard}/prices`, { signal: AbortSignal.timeout(20_000) }),
    () =>
      fetch(`http://127.0.0.1:${dashboard}/api/bulk/rating/files`, { ...REFETCH, signal: AbortSignal.timeout(20_000) }),
  ];
  for (const ask of asks) while (!(await isWhole(ask))) await pause(50);
  return Math.round(performance.now() - started);
}

/** The dashboard then requests the answer from the service. */
const REFETCH = { headers: { 'cache-control': 'no-cache' } };

async function isWhole(ask: () => Promise<Response>): Promise<boolean> {
  try {
    const answer = await ask();
    await answer.text();
    return answer.ok;
  } catch {
    return false;
  }
}

async function pagesAsked(origin: string, tally: { pages: number; pageErrors: number }, over: AbortSignal) {
  const paths = [...PAGES, '/api/price?date=9999-12-31', '/api/status'];
  for (let index = 0; !over.aborted; index++) {
    if (
      await isWhole(() =>
        fetch(`${origin}${paths[index % paths.length]}`, { ...REFETCH, signal: AbortSignal.timeout(30_000) }),
      )
    )
      tally.pages++;
    else tally.pageErrors++;
    await pause(150);
  }
}

/** Downloads a file repeatedly, and resumes broken downloads. The result must be the whole file. */
async function downloads(
  origin: string,
  whole: string,
  tally: { downloads: number; broken: number; resumed: number },
  failed: string[],
  over: AbortSignal,
) {
  while (!over.aborted) {
    const parts: Buffer[] = [];
    let [tag, size] = ['', Number.POSITIVE_INFINITY];
    for (let offset = 0; offset < size; ) {
      try {
        const headers: HeadersInit = offset > 0 ? { range: `bytes=${offset}-`, 'if-range': tag } : {};
        const answer = await fetch(fileUrl(origin), { headers, signal: AbortSignal.timeout(30_000) });
        if (!answer.ok) throw new Error(`status ${answer.status}`);
        if (answer.status === 200) [parts.length, offset] = [0, 0];
        else tally.resumed++;
        tag = answer.headers.get('etag') ?? '';
        const total =
          /\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')?.[1] ?? answer.headers.get('content-length');
        // Recorded before the body is read, as the connection may break after the last byte.
        if (total) size = Number(total);
        for await (const part of answer.body ?? []) {
          parts.push(Buffer.from(part));
          offset += part.length;
          // Slow enough to be interrupted by a kill.
          await pause(15);
        }
        if (!total) size = offset;
      } catch {
        if (offset > 0) tally.broken++;
        await pause(200);
      }
    }
    tally.downloads++;
    if (digest(Buffer.concat(parts)) !== whole) failed.push('a download was not the file');
  }
}

/** Imports two versions of an hour in turn. Each import must finish, or report that it did not. */
async function imports(
  stack: Stack,
  tally: { imports: number; refusedImports: number },
  failed: string[],
  over: AbortSignal,
) {
  for (let version: 'A' | 'B' = 'B'; !over.aborted; version = version === 'A' ? 'B' : 'A') {
    const { code, output } = await importVersion(stack, version);
    tally.imports++;
    if (code !== 0) tally.refusedImports++;
    if (code !== 0 && !/run it again|engine/i.test(output))
      failed.push(`an import ended with ${code}: ${output.slice(0, 300)}`);
    const rows = await rowsOf(stack).catch(() => null);
    if (rows !== null && rows !== ROWS.A && rows !== ROWS.B)
      failed.push(`an hour has ${rows} rows, of neither version`);
  }
}

/** Imports one of two versions of an hour. */
function importVersion(stack: Stack, version: 'A' | 'B'): ReturnType<typeof runImport> {
  const path = join(stack.dataDir, `hour-${version}.csv`);
  if (!existsSync(path)) {
    const line = (hour: number, index: number) =>
      `${index},Shop ${index % 7},${DAY}T0${hour}:00:00Z,${version} ${'title '.repeat(hour === 8 ? 150 : 10)},${index / 100}`;
    const hour = (of: number, count: number) => Array.from({ length: count }, (_, index) => line(of, index)).join('\n');
    // Hour 8 is equal in both versions, so the downloaded file does not change. It is larger than the buffers of a
    // connection.
    const same = hour(8, 40_000).replaceAll('B title', 'A title');
    writeFileSync(
      path,
      `product_id,retailer_name,session_time,promotion_text,product_price\n${hour(7, ROWS[version])}\n${same}\n`,
    );
  }
  return runImport(stack, path);
}

async function rowsOf({ service, key }: Stack): Promise<number> {
  const url = `http://127.0.0.1:${service}/bulk/price?date=${DAY}&time=7&encoding=ndjson`;
  const answer = await fetch(url, { headers: { 'x-api-key': key } });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return (await answer.text()).split('\n').length - 1;
}

/** Returns the number of rows of the sample's newest files by dataset. */
async function countsOf({ service, key }: Stack): Promise<string> {
  const counts: string[] = [];
  for (const name of ['rating', 'review', 'price-hourly', 'content-detail']) {
    const url = `http://127.0.0.1:${service}/bulk/${name}?date=2026-06-30&encoding=ndjson`;
    const answer = await fetch(url, { headers: { 'x-api-key': key } });
    counts.push(`${name} ${(await answer.text()).split('\n').length - 1}`);
  }
  return counts.join(', ');
}
