import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows, startTestEngine, type TestEngine } from './testing/engine';

let engine: TestEngine;

beforeAll(async () => {
  engine = await startTestEngine();
});

afterAll(() => engine.stop());

/** Streams the bytes of a read. */
async function open(sql: string, abort_signal?: AbortSignal): Promise<Readable> {
  return (await engine.client.exec({ query: sql, ...(abort_signal && { abort_signal }) })).stream;
}

/** Returns the number of rows that each running statement with this mark has read so far. */
async function progress(mark: string): Promise<number[]> {
  const query =
    "SELECT toUInt32(read_rows) AS n FROM system.processes WHERE position(query, {mark:String}) > 0 AND NOT position(query, 'processes')";
  return (await rows<{ n: number }>(engine.client, query, { mark })).map(({ n }) => n);
}

describe('a long read', () => {
  it('is complete, with one header, although the engine produces many pieces', async () => {
    let text = 0;
    let headers = 0;
    for await (const chunk of await open(
      "SELECT number AS n, 'a,\"b' AS s FROM numbers(3000000) FORMAT CSVWithNames",
    )) {
      text += chunk.length;
      headers += String(chunk).split('"n","s"').length - 1;
    }
    const digits = 10 + 90 * 2 + 900 * 3 + 9e3 * 4 + 9e4 * 5 + 9e5 * 6 + 2e6 * 7;
    expect([headers, text]).toEqual([1, '"n","s"\n'.length + digits + 3e6 * ',"a,""b"\n'.length]);
  });

  it('has the same bytes as an unstreamed answer', async () => {
    const query = 'SELECT number, repeat(toString(cityHash64(number)), 4) FROM numbers(500000) ORDER BY number';
    const digest = async (stream: Readable) => {
      const hash = createHash('sha256');
      for await (const chunk of stream) hash.update(chunk);
      return hash.digest('hex');
    };
    const whole = await engine.client.exec({ query, clickhouse_settings: { wait_end_of_query: 1 } });
    expect(await digest(await open(query))).toBe(await digest(whole.stream));
  });

  it('waits for a slow reader instead of filling memory', async () => {
    const stream = await open('SELECT number AS waits FROM numbers(4000000000) FORMAT TabSeparated');
    let last = -1;
    await expect
      .poll(
        async () => {
          const [now = 0] = await progress('waits');
          const still = now === last;
          last = now;
          return still;
        },
        { interval: 200 },
      )
      .toBe(true);
    expect(last).toBeLessThan(20_000_000);
    stream.destroy();
    await expect.poll(() => progress('waits')).toEqual([]);
  });

  it('does not delay other queries', async () => {
    const order: string[] = [];
    const exports = Array.from({ length: 6 }, async (_, i) => {
      for await (const chunk of await open(`SELECT number + ${i} FROM numbers(20000000) FORMAT TabSeparated`))
        void chunk;
      order.push('export');
    });
    const questions = Array.from({ length: 20 }, async () => {
      await rows(engine.client, 'SELECT 1');
      order.push('question');
    });
    await Promise.all([...exports, ...questions]);
    expect(order.slice(0, 20)).toEqual(Array(20).fill('question'));
  });
});

describe('disconnecting', () => {
  it('stops a statement before its response, and the engine answers others at once', async () => {
    const leave = new AbortController();
    const response = open('SELECT sum(cityHash64(number)) AS leaves FROM numbers(100000000000)', leave.signal);
    await expect.poll(() => progress('leaves')).toHaveLength(1);
    leave.abort();
    await expect(response).rejects.toThrow('aborted');
    await expect.poll(() => progress('leaves')).toEqual([]);
    expect(await rows(engine.client, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
  });

  it('stops an unstreamed statement', async () => {
    const leave = new AbortController();
    const query = 'SELECT count() AS whole FROM numbers(100000000000) WHERE cityHash64(number) = 1';
    const settings = { clickhouse_settings: { wait_end_of_query: 1 as const }, abort_signal: leave.signal };
    const response = engine.client.query({ query, ...settings });
    await expect.poll(() => progress('whole')).toHaveLength(1);
    leave.abort();
    await expect(response).rejects.toThrow('aborted');
    await expect.poll(() => progress('whole')).toEqual([]);
  });

  it.each([
    ['streamed', {}],
    ['unstreamed', { wait_end_of_query: 1 as const }],
  ])('releases the tables of a stopped %s statement while other statements run', async (name, clickhouse_settings) => {
    const table = `held_${name}`;
    await engine.client.command({ query: `CREATE TABLE ${table} (n UInt32) ENGINE = MergeTree ORDER BY n` });
    await engine.client.insert({ table, values: [{ n: 1 }], format: 'JSONEachRow' });
    const [leave, leaveOther] = [new AbortController(), new AbortController()];
    const other = open(`SELECT sum(cityHash64(number)) AS other_${name} FROM numbers(100000000000)`, leaveOther.signal);
    const query = `SELECT count() FROM numbers(100000000000) AS many, ${table} AS held WHERE cityHash64(n, number) = 1`;
    const stopped = engine.client.exec({ query, clickhouse_settings, abort_signal: leave.signal });
    const ended = Promise.allSettled([stopped, other]);
    await expect.poll(() => progress(table)).toHaveLength(1);
    await expect.poll(() => progress(`other_${name}`)).toHaveLength(1);
    leave.abort();
    await engine.client.command({ query: `DROP TABLE ${table} SYNC` });
    expect(await progress(`other_${name}`)).toHaveLength(1);
    leaveOther.abort();
    await ended;
  });

  it('frees the slots of thirty disconnected readers', async () => {
    const streams = await Promise.all(
      Array.from({ length: 30 }, () => open('SELECT number AS leaver FROM numbers(1000000000) FORMAT TabSeparated')),
    );
    for (const stream of streams) stream.destroy();
    await expect.poll(() => progress('leaver')).toEqual([]);
  });
});

describe('a failure in the middle', () => {
  const failing = 'SELECT throwIf(number = 500000) AS n FROM numbers(1000000) SETTINGS max_block_size = 1000';

  it('is an error with its code if the client reads rows', async () => {
    const answer = await engine.client.query({ query: failing, format: 'JSONEachRow' });
    await expect(answer.json()).rejects.toMatchObject({ code: '395' });
  });

  it('breaks the connection if the client reads bytes, and never looks like an end', async () => {
    const reading = async () => {
      for await (const chunk of await open(`${failing} FORMAT CSV`)) void chunk;
    };
    await expect(reading()).rejects.toThrow('aborted');
  });

  it('is an error response for an unstreamed answer', async () => {
    const whole = { clickhouse_settings: { wait_end_of_query: 1 as const } };
    await expect(engine.client.query({ query: failing, format: 'JSONEachRow', ...whole })).rejects.toMatchObject({
      code: '395',
    });
  });
});
