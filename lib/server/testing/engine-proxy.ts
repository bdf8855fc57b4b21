import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type { Address } from '@/lib/clickhouse/open-client';

/** Where a statement is held: before it reaches the engine, while the engine runs it slowly, or before its response. */
export interface Hold {
  at: 'asked' | 'running' | 'answered';
  statement: RegExp;
}

export interface EngineProxy extends Address {
  /** Holds the first matching statement. Resolves with the values of its placeholders once it is held. */
  hold(point: Hold): Promise<Record<string, string>>;
  /** Breaks the connection of the held statement, as if either process had died. */
  release(): void;
  close(): Promise<void>;
}

/** Condition in the SQL of a fill. A held fill first writes half of its rows, and then all of them slowly. */
const ROWS_OF_A_FILL = 'WHERE broken = 0';
const SECONDS_A_ROW = 1;
const LONGEST_SLEEP = { function_sleep_max_microseconds_per_block: '600000000' };

/** Slows a statement down to a second per row: per written row of a fill, per read row of a query. */
function slow(statement: string) {
  const where = statement.includes(ROWS_OF_A_FILL) ? ROWS_OF_A_FILL : /WHERE account = \{\w+:String\}/;
  return Buffer.from(statement.replace(where, `$& AND sleepEachRow(${SECONDS_A_ROW}) = 0`));
}

/** Starts a proxy in front of an engine, for tests that kill a process at a given point. */
export async function engineProxy(engine: Address): Promise<EngineProxy> {
  let currentHold: (Hold & { reached(values: Record<string, string>): void; released: Promise<void> }) | null = null;
  let release: () => void = () => undefined;

  const server = createServer((incoming, answer) => {
    void pass(incoming, answer).catch(() => answer.destroy());
  });

  async function pass(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const target = new URL(incoming.url ?? '/', engine.url);
    let body = await buffer(incoming);
    const statement = `${target.searchParams.get('query') ?? ''}\n${body}`;
    const point = currentHold?.statement.test(statement) ? currentHold : null;
    if (point) currentHold = null;
    const values = Object.fromEntries(
      [...target.searchParams].map(([name, value]) => [name.replace('param_', ''), value]),
    );
    const hold = async () => {
      point?.reached(values);
      await point?.released;
      answer.destroy();
    };
    if (point?.at === 'asked') return hold();
    // If the client disconnects, the proxy disconnects from the engine.
    const controller = new AbortController();
    answer.on('close', () => controller.abort());
    const { 'content-length': _, ...headers } = incoming.headers;
    const options = { method: incoming.method ?? 'POST', headers, signal: controller.signal };
    if (point?.at === 'running') {
      if (`${body}`.includes(ROWS_OF_A_FILL)) {
        const half = `${body}`.replace(ROWS_OF_A_FILL, `${ROWS_OF_A_FILL} AND row_no % 2 = 1`);
        await buffer(await forward(target, { ...options, body: Buffer.from(half) }));
      }
      for (const [name, value] of Object.entries(LONGEST_SLEEP)) target.searchParams.set(name, value);
      body = slow(`${body}`);
      void hold();
    }
    const response = await forward(target, { ...options, body });
    const bytes = await buffer(response);
    if (point?.at === 'answered') return hold();
    answer.writeHead(response.statusCode ?? 500, response.headers).end(bytes);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    ...engine,
    url: `http://127.0.0.1:${port}`,
    hold: ({ at, statement }) =>
      new Promise((reached) => {
        const released = new Promise<void>((resolve) => {
          release = resolve;
        });
        currentHold = { at, statement, reached, released };
      }),
    release: () => release(),
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

interface Sent {
  method: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
  signal: AbortSignal;
}

/** Forwards a request. Repeats it while the engine restarts and refuses connections, as clients do. */
async function forward(target: URL, { method, headers, body, signal }: Sent): Promise<IncomingMessage> {
  for (;;)
    try {
      return await new Promise((resolve, reject) => {
        request(target, { method, headers, signal, agent: false }, resolve).on('error', reject).end(body);
      });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED')) throw error;
      await delay(50);
    }
}
