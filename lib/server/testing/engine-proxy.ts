import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type { Address } from '@/lib/clickhouse/open-client';

/** Where a statement is held: before the engine has it, while the engine works on it slowly, or when it has answered. */
export interface Hold {
  at: 'asked' | 'running' | 'answered';
  statement: RegExp;
}

export interface EngineProxy extends Address {
  /** Holds the first such statement. Resolves with the values of its placeholders when one is held. */
  hold(at: Hold): Promise<Record<string, string>>;
  /** Breaks the connection on which a statement is held, as the death of either end does. */
  release(): void;
  close(): Promise<void>;
}

/** What a fill makes its rows of: half of them are written at once, and all of them then take their time. */
const ROWS_OF_A_FILL = 'WHERE broken = 0';
const SECONDS_A_ROW = 1;
const LONGEST_SLEEP = { function_sleep_max_microseconds_per_block: '600000000' };

/** The statement, a second a row: of a fill the rows that it writes, of a query those that it reads. */
function slow(statement: string) {
  const where = statement.includes(ROWS_OF_A_FILL) ? ROWS_OF_A_FILL : /WHERE account = \{\w+:String\}/;
  return Buffer.from(statement.replace(where, `$& AND sleepEachRow(${SECONDS_A_ROW}) = 0`));
}

/** An engine behind a proxy, for tests that kill something at a point of their choice. */
export async function engineProxy(engine: Address): Promise<EngineProxy> {
  let held: (Hold & { reached(values: Record<string, string>): void; released: Promise<void> }) | null = null;
  let release: () => void = () => undefined;

  const server = createServer((asked, answer) => {
    void pass(asked, answer).catch(() => answer.destroy());
  });

  async function pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const target = new URL(asked.url ?? '/', engine.url);
    let body = await buffer(asked);
    const statement = `${target.searchParams.get('query') ?? ''}\n${body}`;
    const point = held?.statement.test(statement) ? held : null;
    if (point) held = null;
    const values = Object.fromEntries(
      [...target.searchParams].map(([name, value]) => [name.replace('param_', ''), value]),
    );
    const hold = async () => {
      point?.reached(values);
      await point?.released;
      answer.destroy();
    };
    if (point?.at === 'asked') return hold();
    // Who leaves in the middle of a statement leaves the engine, too.
    const left = new AbortController();
    answer.on('close', () => left.abort());
    const { 'content-length': _, ...headers } = asked.headers;
    const sent = { method: asked.method ?? 'POST', headers, signal: left.signal };
    if (point?.at === 'running') {
      if (`${body}`.includes(ROWS_OF_A_FILL)) {
        const half = `${body}`.replace(ROWS_OF_A_FILL, `${ROWS_OF_A_FILL} AND row_no % 2 = 1`);
        await buffer(await forward(target, { ...sent, body: Buffer.from(half) }));
      }
      for (const [name, value] of Object.entries(LONGEST_SLEEP)) target.searchParams.set(name, value);
      body = slow(`${body}`);
      void hold();
    }
    const came = await forward(target, { ...sent, body });
    const bytes = await buffer(came);
    if (point?.at === 'answered') return hold();
    answer.writeHead(came.statusCode ?? 500, came.headers).end(bytes);
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
        held = { at, statement, reached, released };
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

/** While the engine is started again, whoever asks it is refused and asks once more: so does the proxy. */
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
