import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { createClient } from '@clickhouse/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows, startTestEngine, type TestEngine, testClient } from './testing/engine';

let engine: TestEngine;

beforeAll(async () => {
  engine = await startTestEngine();
});

afterAll(() => engine.stop());

function post(search: Record<string, string>, body = '', headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${engine.url}/?${new URLSearchParams(search)}`, {
    method: 'POST',
    body,
    headers: { 'X-ClickHouse-User': engine.username, 'X-ClickHouse-Key': engine.password, ...headers },
  });
}

describe('asking', () => {
  it('reads the statement from the URL, the body, or both', async () => {
    expect(await (await post({ query: 'SELECT 1' })).text()).toBe('1\n');
    expect(await (await post({}, 'SELECT 2')).text()).toBe('2\n');
    expect(await (await post({ query: 'SELECT 3' }, 'AS n FORMAT JSONEachRow')).text()).toBe('{"n":3}\n');
  });

  it('passes parameters by type, with any content', async () => {
    const values = { n: 7, s: `it's \\ "two"\n\tlines; DROP TABLE x -- {n:UInt8}`, list: ['a', "b'"], none: null };
    const query = `SELECT {n:Int64} AS n, {s:String} AS s, {list:Array(String)} AS list, {none:Nullable(String)} AS none`;
    expect(await rows(engine.client, query, values)).toEqual([{ ...values, n: '7' }].map((row) => ({ ...row, n: 7 })));
  });

  it('accepts long parameters as a form', async () => {
    const long = 'x'.repeat(100_000);
    const answer = await engine.client.query({
      query: 'SELECT length({long:String}) AS n',
      query_params: { long },
      format: 'JSONEachRow',
      use_multipart_params: true,
    });
    expect(await answer.json()).toEqual([{ n: 100_000 }]);
  });

  it('refuses a placeholder without a value, even when an earlier request had one', async () => {
    await rows(engine.client, 'SELECT {customer:String}', { customer: 'secret' });
    await expect(rows(engine.client, 'SELECT {customer:String}')).rejects.toMatchObject({ code: '456' });
  });

  it('keeps the settings and the database of a request to that request', async () => {
    await engine.client.command({ query: 'CREATE DATABASE other' });
    const settings = { clickhouse_settings: { max_result_rows: '17' } };
    const query = "SELECT getSetting('max_result_rows') AS n, currentDatabase() AS db";
    const other = createClient({ ...testOptions(), database: 'other' });
    const own = await (await other.query({ query, format: 'JSONEachRow', ...settings })).json();
    await other.command({ query: 'SET max_result_rows = 99' });
    await other.close();
    expect(own).toEqual([{ n: 17, db: 'other' }]);
    expect(await rows(engine.client, query)).toEqual([{ n: 0, db: 'default' }]);
  });

  it('is read-only with GET', async () => {
    const search = new URLSearchParams({ query: 'CREATE DATABASE by_get' });
    const headers = { authorization: `Basic ${btoa(`${engine.username}:${engine.password}`)}` };
    const answer = await fetch(`${engine.url}/?${search}`, { headers });
    expect(answer.headers.get('x-clickhouse-exception-code')).toBe('164');
  });
});

describe('answering', () => {
  it('sends query id, format and summary in the headers of the client', async () => {
    const { headers } = await post({ query_id: 'mine', default_format: 'JSONEachRow' }, 'SELECT 1 AS n');
    expect(headers.get('x-clickhouse-query-id')).toBe('mine');
    expect(headers.get('x-clickhouse-format')).toBe('JSONEachRow');
    expect(JSON.parse(headers.get('x-clickhouse-summary') ?? '')).toMatchObject({ read_rows: '0' });
  });

  it('sends complete documents, also without rows', async () => {
    const all = await (await engine.client.query({ query: 'SELECT 1 AS n', format: 'JSON' })).json();
    expect(all).toMatchObject({ rows: 1, data: [{ n: 1 }] });
    const empty = await (await engine.client.query({ query: 'SELECT 1 AS n WHERE 0', format: 'JSON' })).json();
    expect(empty).toMatchObject({ rows: 0, data: [] });
  });

  it('answers SHOW, DESCRIBE and EXPLAIN', async () => {
    expect(await rows(engine.client, 'SHOW DATABASES')).toContainEqual({ name: 'system' });
    expect(await rows(engine.client, 'DESCRIBE TABLE system.one')).toMatchObject([{ name: 'dummy', type: 'UInt8' }]);
    expect(await rows(engine.client, 'EXPLAIN AST SELECT 1')).not.toHaveLength(0);
  });

  it('compresses on request', async () => {
    const client = createClient({ ...testOptions(), compression: { response: true, request: true } });
    const answer = await client.query({ query: 'SELECT number FROM numbers(100000)', format: 'JSONEachRow' });
    expect(answer.response_headers['content-encoding']).toBe('gzip');
    expect(await answer.json()).toHaveLength(100_000);
    await client.close();
  });
});

describe('refusing', () => {
  it('answers an invalid target with 404', async () => {
    const { port } = new URL(engine.url);
    const headers = { 'x-clickhouse-user': engine.username, 'x-clickhouse-key': engine.password };
    const [answer] = (await once(request({ port, path: '//', headers }).end(), 'response')) as [IncomingMessage];
    answer.resume();
    expect([answer.statusCode, await rows(engine.client, 'SELECT 1 AS n')]).toEqual([404, [{ n: 1 }]]);
  });

  it.each([
    ['SELEC 1', '62', 'SYNTAX_ERROR'],
    ['SELECT * FROM nowhere', '60', 'UNKNOWN_TABLE'],
    ['SELECT nothing', '47', 'UNKNOWN_IDENTIFIER'],
    ['CREATE TABLE nowhere.t (a UInt8) ENGINE = Memory', '81', 'UNKNOWN_DATABASE'],
  ])('%s is error %s', async (query, code, type) => {
    await expect(engine.client.command({ query })).rejects.toMatchObject({ code, type });
  });

  it('refuses a setting that does not exist, and a wrong name of one', async () => {
    expect((await post({ no_such_setting: '1' }, 'SELECT 1')).headers.get('x-clickhouse-exception-code')).toBe('115');
    expect((await post({ "a'b": '1' }, 'SELECT 1')).headers.get('x-clickhouse-exception-code')).toBe('115');
  });

  it('refuses a wrong or missing password or name with 403 and code 516', async () => {
    for (const wrong of [{ password: 'x' }, { username: 'default' }]) {
      const client = testClient({ ...engine, ...wrong });
      await expect(rows(client, 'SELECT 1')).rejects.toMatchObject({ code: '516', type: 'AUTHENTICATION_FAILED' });
      await client.close();
    }
    const nobody = await fetch(`${engine.url}/?query=SELECT+1`);
    expect([nobody.status, nobody.headers.get('x-clickhouse-exception-code')]).toEqual([403, '516']);
  });
});

function testOptions() {
  return { url: engine.url, username: engine.username, password: engine.password };
}
