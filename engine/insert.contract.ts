import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createClient } from '@clickhouse/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rows, startTestEngine, type TestEngine } from './testing/engine';

let engine: TestEngine;

beforeAll(async () => {
  engine = await startTestEngine();
  await engine.client.command({ query: 'CREATE TABLE t (n UInt32, s Nullable(String)) ENGINE = MergeTree ORDER BY n' });
});

beforeEach(() => engine.client.command({ query: 'TRUNCATE TABLE t' }));

afterAll(() => engine.stop());

async function send(query: string, values: Readable): Promise<void> {
  (await engine.client.exec({ query, values })).stream.resume();
}

/** Returns the number of rows, their checksum, and the longest text. */
function contents() {
  return rows(
    engine.client,
    'SELECT toUInt32(count()) AS rows, toUInt32(uniqExact(n)) AS distinct, toUInt32(max(length(s))) AS longest FROM t',
  );
}

/** Streams csv or ndjson with many rows, in chunks that end anywhere. */
function text(line: (n: number) => string, count: number, header = ''): Readable {
  return Readable.from(
    (function* () {
      let pending = header;
      for (let n = 0; n < count; n++) {
        pending += line(n);
        if (pending.length < 65_521) continue;
        yield Buffer.from(pending.slice(0, 65_521));
        pending = pending.slice(65_521);
      }
      yield Buffer.from(pending);
    })(),
  );
}

describe('a streamed insert', () => {
  it('accepts ndjson of many pieces', async () => {
    await send(
      'INSERT INTO t FORMAT JSONEachRow',
      text((n) => `{"n":${n},"s":"line\\n${n}"}\n`, 1_000_000),
    );
    expect(await contents()).toEqual([{ rows: 1_000_000, distinct: 1_000_000, longest: 11 }]);
  });

  it('accepts csv with a header, and quotes, commas and line breaks in values', async () => {
    const line = (n: number) => `${n},"a ""quoted"", text\nof two lines"\n`;
    await send('INSERT INTO t (n, s) FORMAT CSVWithNames', text(line, 500_000, '"n","s"\n'));
    expect(await contents()).toEqual([{ rows: 500_000, distinct: 500_000, longest: 29 }]);
  });

  it('accepts formats that chDB only reads as text, settings in the statement, and quoted names', async () => {
    const query = 'INSERT INTO `default`.`t` (`n`, `s`) SETTINGS max_threads = 1 FORMAT CSVWithNamesAndTypes';
    await send(query, Readable.from(['n,s\nUInt32,Nullable(String)\n1,é\n2,b']));
    expect(await rows(engine.client, 'SELECT * FROM t ORDER BY n')).toEqual([
      { n: 1, s: 'é' },
      { n: 2, s: 'b' },
    ]);
  });

  it('inserts rows through an expression, all or none, without leaving files', async () => {
    const query = "INSERT INTO t SELECT n + 1, s FROM input('n UInt32, s Enum8(\\'a\\', \\'b\\')') FORMAT CSV";
    await send(query, Readable.from(['1,', 'a\n2,b\n']));
    expect(await rows(engine.client, 'SELECT * FROM t ORDER BY n')).toEqual([
      { n: 2, s: 'a' },
      { n: 3, s: 'b' },
    ]);
    await expect(send(query, Readable.from(['3,a\n4,c\n']))).rejects.toMatchObject({ code: '691' });
    const ended = new AbortController();
    const endless = async function* () {
      yield '5,a\n';
      ended.abort();
      await new Promise(() => undefined);
    };
    const values = Readable.from(endless());
    await expect(engine.client.exec({ query, values, abort_signal: ended.signal })).rejects.toThrow('aborted');
    expect(await contents()).toMatchObject([{ rows: 2 }]);
    await expect.poll(() => readdirSync(join(engine.dataDir, 'engine', 'input'))).toEqual([]);
  });

  it('accepts an empty body', async () => {
    await send('INSERT INTO t FORMAT JSONEachRow', Readable.from([]));
    await send('INSERT INTO t FORMAT CSVWithNames', Readable.from(['"n","s"\n']));
    expect(await contents()).toMatchObject([{ rows: 0 }]);
  });

  it('accepts a compressed body', async () => {
    const { url, username, password } = engine;
    const client = createClient({ url, username, password, compression: { request: true } });
    await client.insert({ table: 't', values: [{ n: 1 }, { n: 2, s: 'x' }], format: 'JSONEachRow' });
    await client.close();
    expect(await contents()).toMatchObject([{ rows: 2 }]);
  });
});

describe('an insert', () => {
  it('reports the number of written rows', async () => {
    const { summary } = await engine.client.insert({ table: 't', values: [{ n: 1 }, { n: 2 }], format: 'JSONEachRow' });
    expect(summary?.written_rows).toBe('2');
  });

  it('reads the values of its statement', async () => {
    await engine.client.command({ query: "INSERT INTO t VALUES (1, 'a'), (2, NULL)" });
    expect(await contents()).toMatchObject([{ rows: 2 }]);
  });

  it("fails with the engine's code and the row of an invalid value", async () => {
    const bad = send('INSERT INTO t FORMAT JSONEachRow', Readable.from(['{"n":1}\n{"n":"x"}\n']));
    await expect(bad).rejects.toMatchObject({ code: '27', message: expect.stringContaining('row 2') });
  });

  it('refuses a format that cannot be split', async () => {
    await expect(send('INSERT INTO t FORMAT Parquet', Readable.from(['PAR1']))).rejects.toMatchObject({ code: '48' });
  });

  it('ends when its client disconnects', async () => {
    const leave = new AbortController();
    const endless = Readable.from(
      (async function* () {
        yield '{"n":1}\n';
        leave.abort();
        await new Promise(() => undefined);
      })(),
    );
    const query = 'INSERT INTO t FORMAT JSONEachRow';
    await expect(engine.client.exec({ query, values: endless, abort_signal: leave.signal })).rejects.toThrow('aborted');
    expect(await rows(engine.client, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
    expect(await contents()).toMatchObject([{ rows: 0 }]);
  });
});
