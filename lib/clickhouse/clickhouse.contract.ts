import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  boolean,
  type Columns,
  date,
  float,
  integer,
  labels,
  record,
  string,
  strings,
  tags,
  timestamp,
} from '@/lib/contract/column';
import { createDatabase, type Database } from './client';
import { columnTypes } from './columns';
import { connect, type Engine } from './connect';
import { migrate } from './migrate';
import { createStatements, type TableDefinition } from './table';

const columns = {
  s: string(''),
  f: float(''),
  i: integer(''),
  b: boolean(''),
  t: timestamp(''),
  d: date(''),
  tags: tags(''),
  labels: labels(''),
  list: strings(''),
} satisfies Columns;

const table: TableDefinition = {
  name: 'every_type',
  columns: { id: 'UInt64', ...columnTypes(columns) },
  engine: 'MergeTree',
  orderBy: ['id'],
};

let dataDir: string;
let engine: Engine;
let db: Database;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'endcap-clickhouse-'));
  engine = await connect({ DATA_DIR: dataDir });
  db = createDatabase(engine, 'endcap_test');
  await migrate(db, [table]);
});

afterAll(async () => {
  await db.close();
  await engine.close();
  rmSync(dataDir, { recursive: true });
});

describe('connect', () => {
  it('attaches to a running engine, and leaves it running', async () => {
    const second = await connect({ DATA_DIR: dataDir });
    expect(second.url).toBe(engine.url);
    await second.close();
    expect(await db.query('SELECT 1 AS n')).toEqual([{ n: 1 }]);
  });

  it('reads the server and its credentials from CLICKHOUSE_URL', async () => {
    const remote = await connect({ CLICKHOUSE_URL: 'https://me:p%40ss@db.example:8443/path', DATA_DIR: '/nowhere' });
    expect(remote).toMatchObject({ url: 'https://db.example:8443/path', username: 'me', password: 'p@ss' });
    const unescaped = connect({ CLICKHOUSE_URL: 'https://me:100%@db.example:8443' });
    await expect(unescaped).rejects.toThrow(/^CLICKHOUSE_URL has a % .* write it as %25/);
    await expect(connect({ CLICKHOUSE_URL: 'db.example:8123' })).rejects.toThrow(/^CLICKHOUSE_URL is not an http/);
    await expect(connect({ CLICKHOUSE_CLUSTER: 'c', DATA_DIR: dataDir })).rejects.toThrow(/without CLICKHOUSE_URL/);
  });

  it('ignores the note of a dead engine if its process id is reused', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'endcap-clickhouse-'));
    const stale = { url: 'http://127.0.0.1:1', username: 'endcap', password: 'old', pid: process.pid };
    writeFileSync(join(folder, 'engine.json'), JSON.stringify(stale));
    const started = await connect({ DATA_DIR: folder });
    expect(started.url).not.toBe(stale.url);
    await started.close();
    rmSync(folder, { recursive: true });
  });

  it('waits for an engine that restarts, and does not start another', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'endcap-clickhouse-'));
    const file = join(folder, 'engine.json');
    const server = createServer((_, answer) => answer.end('Ok.\n')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const note = { url, username: 'endcap', password: 'kept', keeper: process.pid };
    // A pipe, so that the test continues once the note of the ended engine has been read.
    execFileSync('mkfifo', [file]);
    const connecting = connect({ DATA_DIR: folder });
    await writeFile(file, JSON.stringify(note));
    writeFileSync(`${file}.next`, JSON.stringify({ ...note, pid: process.pid }));
    renameSync(`${file}.next`, file);
    expect(await connecting).toMatchObject({ url, password: 'kept' });
    expect(readdirSync(folder)).toEqual(['engine.json']);
    server.close();
    rmSync(folder, { recursive: true });
  });

  it('reports in a sentence why no engine can be started', async () => {
    await expect(connect({ DATA_DIR: join(dataDir, 'engine.json', 'x') })).rejects.toThrow(
      /^The engine cannot write to [^\n]+$/,
    );
  });
});

describe('values', () => {
  const row = {
    s: 'é "quoted"\nline/path',
    f: 0.1,
    i: 9_007_199_254_740_991,
    b: false,
    t: '2026-06-30T01:02:03.400Z',
    d: '1969-12-31',
    tags: [{ tag_name: 'a', tag_value: null }],
    labels: [{ category: 'c', subcategory: null, brand: 'b' }],
    list: ['x', ''],
  };
  const nulls = { s: null, f: null, i: null, b: null, t: null, d: null, tags: [], labels: [], list: [] };
  const zeros = { ...nulls, s: '', f: 0, i: 0, b: false };

  it('of every column type are unchanged, with null, zero and empty kept apart', async () => {
    await db.insert('every_type', [
      { id: 1, ...row },
      { id: 2, ...nulls },
      { id: 3, ...zeros },
    ]);
    const back = await db.query<{ id: number }>('SELECT * FROM every_type ORDER BY id');
    expect(back).toEqual([
      { id: 1, ...row },
      { id: 2, ...nulls },
      { id: 3, ...zeros },
    ]);
    for (const stored of back) expect(record(columns).safeParse(stored).error).toBeUndefined();
  });

  it('are empty in csv if they are null', async () => {
    const csv = await text(
      await db.stream('SELECT s, f, b FROM every_type WHERE id > 1 ORDER BY id', {}, 'CSVWithNames'),
    );
    expect(csv).toBe('"s","f","b"\n,,\n"",0,false\n');
  });

  it('that are NaN or infinite are null', async () => {
    expect(await db.query('SELECT 0 / 0 AS n, 1 / 0 AS i')).toEqual([{ n: null, i: null }]);
  });

  it('of an outer join without a match are null, not zero', async () => {
    const sql = 'SELECT r.n AS n FROM (SELECT 1 AS k) l LEFT JOIN (SELECT 2 AS k, 5 AS n) r ON l.k = r.k';
    expect(await db.query(sql)).toEqual([{ n: null }]);
  });
});

describe('migrate', () => {
  it('changes nothing the second time, and adds the columns of a later version', async () => {
    await migrate(db, [table]);
    await migrate(db, [{ ...table, columns: { ...table.columns, later: 'Nullable(String)' } }]);
    const [{ later } = { later: 'none' }] = await db.query<{ later: null }>('SELECT later FROM every_type LIMIT 1');
    expect(later).toBeNull();
  });

  it('has valid SQL for a cluster', async () => {
    const clustered = createStatements({ ...table, shardBy: 'cityHash64(id)' }, { database: 'd', cluster: 'c' });
    expect(clustered).toHaveLength(2);
    for (const statement of clustered) expect(await db.query(`EXPLAIN AST ${statement}`)).not.toHaveLength(0);
  });
});

describe('failures', () => {
  it('carry the code and the message of the engine', async () => {
    await expect(db.query('SELECT * FROM nowhere')).rejects.toMatchObject({ name: 'EngineError', code: 60 });
    const reading = db.stream('SELECT throwIf(number = 500000) FROM numbers(1000000)', {}, 'CSV').then(text);
    await expect(reading).rejects.toMatchObject({ name: 'EngineError', code: 395 });
  });

  it('of an aborted query are the reason of the abort', async () => {
    const leave = new AbortController();
    const query = db.query('SELECT sum(cityHash64(number)) FROM numbers(100000000000)', {}, { signal: leave.signal });
    leave.abort(new Error('left'));
    await expect(query).rejects.toThrow('left');
  });
});

describe('aborting a stream', () => {
  it('ends it for the reader and stops the statement', async () => {
    const leave = new AbortController();
    const sql = 'SELECT number AS left_alone FROM numbers(4000000000)';
    const stream = await db.stream(sql, {}, 'TabSeparated', { signal: leave.signal });
    leave.abort();
    await expect(text(stream)).rejects.toThrow('aborted');
    const running = () => db.query('SELECT 1 FROM system.processes WHERE startsWith(query, {sql:String})', { sql });
    await expect.poll(running).toHaveLength(0);
  });
});

describe('a restart of the engine', () => {
  it('within a response is an error for the reader, and never looks like an end', async () => {
    const stream = await db.stream('SELECT number FROM numbers(4000000000)', {}, 'TabSeparated');
    process.kill(await workerOf(db), 'SIGKILL');
    await expect(text(stream)).rejects.toMatchObject({ name: 'EngineError', code: 210 });
  });

  it('only delays statements that are sent meanwhile', async () => {
    await db.command('CREATE TABLE IF NOT EXISTS counted (n UInt32) ENGINE = MergeTree ORDER BY n');
    const line = readFileOfEngine();
    process.kill(await workerOf(db), 'SIGKILL');
    const statements = [
      db.query('SELECT 1 AS n'),
      db.stream('SELECT 2 AS n', {}, 'JSONEachRow').then(text),
      db.command('CREATE TABLE IF NOT EXISTS counted (n UInt32) ENGINE = MergeTree ORDER BY n'),
      db.command('INSERT INTO counted FORMAT JSONEachRow', {}, { rows: Buffer.from('{"n":1}\n') }),
      db.insert('counted', [{ n: 2 }], { repeatable: true }),
    ];
    expect(await Promise.all(statements)).toEqual([[{ n: 1 }], '{"n":2}\n', undefined, undefined, undefined]);
    expect(await db.query('SELECT n FROM counted ORDER BY n')).toEqual([{ n: 1 }, { n: 2 }]);
    expect(readFileOfEngine()).toBe(line);
  });
});

function readFileOfEngine(): string {
  return readFileSync(join(dataDir, 'engine.json'), 'utf8');
}

async function workerOf(database: Database): Promise<number> {
  const [self] = await database.query<{ line: string }>("SELECT line FROM file('/proc/self/stat', LineAsString)");
  return Number(self?.line.split(' ')[0]);
}
