import { addAbortSignal, pipeline, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { RawDataFormat } from '@clickhouse/client';
import { engineError } from './error';
import { exceptionGuard } from './exception-guard';
import { jsonRows } from './json-rows';
import { type Address, openClient } from './open-client';
import { whileUnreachable } from './retry';
import type { Placement } from './table';

/** Formats in which rows are streamed as bytes. */
export type ByteFormat = RawDataFormat | 'JSONEachRow';

/** Values of `{name:Type}` placeholders. They never become part of the SQL. */
export type Params = Record<string, unknown>;

export interface Options {
  /** Stops the statement in the engine, too. */
  signal?: AbortSignal | undefined;
  settings?: Record<string, string | number> | undefined;
}

/** One database of an engine. While the engine restarts every call waits, for up to 30 s; then EngineError 210. */
export interface Database extends Placement {
  /** All rows of a read, as objects. */
  query<Row>(sql: string, params?: Params, options?: Options): Promise<Row[]>;
  /**
   * The rows of a read as they arrive, some at a time: memory does not grow with their number. Ending the iteration stops
   * the statement. It fails, never ends early, when the engine fails in the middle.
   */
  rowsInChunks<Row>(sql: string, params?: Params, options?: Options): AsyncGenerator<Row[]>;
  /**
   * The bytes of a read in `format` (no FORMAT clause in `sql`), at the reader's pace; destroying the stream stops
   * the statement. It fails, never ends early, when the engine fails in the middle.
   */
  stream(sql: string, params: Params, format: ByteFormat, options?: Options): Promise<Readable>;
  /**
   * Inserts objects. Not repeated once sent, as rows would be there twice: a broken connection is an EngineError.
   * `repeatable` says that twice does no harm, as in a ReplacingMergeTree: then a restart is a wait here, too.
   */
  insert(table: string, rows: readonly object[], options?: Options & { repeatable?: boolean }): Promise<void>;
  /** Inserts bytes as they come. What was sent before a failure may stay: publish only what is complete. */
  insertStream(
    table: string,
    rows: Readable,
    format: ByteFormat,
    options?: Options & { columns?: [string, ...string[]] },
  ): Promise<void>;
  /**
   * Runs a statement that changes something. It may run twice when the engine dies under it: keep it idempotent, or say
   * that it is not `repeatable`. Then a broken connection is an EngineError, and part of it may have been done.
   * `rows` are what `input(…)` in the statement reads.
   */
  command(sql: string, params?: Params, options?: Options & { repeatable?: boolean; rows?: Buffer }): Promise<void>;
  /** Creates the database itself where it does not exist. */
  create(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens a database of an engine; `migrate` creates it and its tables.
 *
 * ```ts
 * const engine = await connect();
 * const db = createDatabase(engine, 'endcap_delivery');
 * await migrate(db, tables);
 * await db.insert('loads', [{ customer_id: 'c1', load_id: 1 }]);
 * const rows = await db.query<{ n: number }>('SELECT count() AS n FROM loads WHERE customer_id = {c:String}', { c: 'c1' });
 * const csv = await db.stream('SELECT * FROM loads', {}, 'CSVWithNames');
 * await db.close();
 * await engine.close();
 * ```
 */
export function createDatabase(
  engine: Address,
  database: string,
  cluster = process.env.CLICKHOUSE_CLUSTER || undefined,
): Database {
  const client = openClient(engine, { database, cluster });

  async function query<Row>(sql: string, params: Params = {}, { signal, settings }: Options = {}): Promise<Row[]> {
    const read = async (): Promise<Row[]> => {
      const answer = await client.query({
        query: sql,
        query_params: params,
        format: 'JSONEachRow',
        ...abortedBy(signal),
        // The engine answers when it is done, so that a failure is a status and no broken stream.
        clickhouse_settings: { ...settings, wait_end_of_query: 1 },
      });
      return (await answer.json()) as Row[];
    };
    return whileUnreachable(read, { repeatable: true, signal });
  }

  async function stream(sql: string, params: Params, format: ByteFormat, { signal, settings = {} }: Options = {}) {
    const answer = await whileUnreachable(
      () =>
        client.exec({
          query: `${sql}\nFORMAT ${format}`,
          query_params: params,
          ...abortedBy(signal),
          clickhouse_settings: settings,
        }),
      { repeatable: true, signal },
    );
    const tag = String(answer.response_headers['x-clickhouse-exception-tag']);
    // Either end's failure destroys the other; one that comes before anybody reads is kept for the reader.
    const bytes = pipeline(answer.stream, exceptionGuard(tag), () => undefined).on('error', () => undefined);
    // The client itself looks at the signal only until the answer begins.
    return signal ? addAbortSignal(signal, bytes) : bytes;
  }

  async function* rowsInChunks<Row>(sql: string, params: Params = {}, options: Options = {}): AsyncGenerator<Row[]> {
    yield* jsonRows<Row>(await stream(sql, params, 'JSONEachRow', options));
  }

  async function insert(
    table: string,
    rows: readonly object[],
    { signal, settings = {}, repeatable = false }: Options & { repeatable?: boolean } = {},
  ) {
    if (rows.length === 0) return;
    const send = () =>
      client.insert({
        table,
        values: rows,
        format: 'JSONEachRow',
        ...abortedBy(signal),
        clickhouse_settings: settings,
      });
    await whileUnreachable(send, { repeatable, signal });
  }

  async function insertStream(
    table: string,
    rows: Readable,
    format: ByteFormat,
    { signal, settings = {}, columns }: Options & { columns?: [string, ...string[]] } = {},
  ) {
    // A stream can be sent once, as a refused connection ends it, too: wait for the engine before that.
    await query('SELECT 1', {}, { signal });
    const send = async () => {
      const answer = await client.exec({
        query: `INSERT INTO ${table}${columns ? ` (${columns.join(', ')})` : ''} FORMAT ${format}`,
        values: rows,
        ...abortedBy(signal),
        clickhouse_settings: settings,
      });
      await buffer(answer.stream);
    };
    await send().catch((error: unknown) => {
      signal?.throwIfAborted();
      throw engineError(error);
    });
  }

  async function command(
    sql: string,
    params: Params = {},
    { signal, settings = {}, repeatable = true, rows }: Options & { repeatable?: boolean; rows?: Buffer } = {},
  ) {
    const asked = { query: sql, query_params: params, ...abortedBy(signal), clickhouse_settings: settings };
    const run = async () => {
      if (!rows) return void (await client.command(asked));
      const answer = await client.exec({ ...asked, values: Readable.from([rows]) });
      await buffer(answer.stream);
    };
    await whileUnreachable(run, { repeatable, signal });
  }

  async function create() {
    const server = openClient(engine, { cluster });
    const onCluster = cluster ? ` ON CLUSTER '${cluster}'` : '';
    const run = () => server.command({ query: `CREATE DATABASE IF NOT EXISTS ${database}${onCluster}` });
    await whileUnreachable(run, { repeatable: true }).finally(() => server.close());
  }

  return {
    database,
    cluster,
    query,
    rowsInChunks,
    stream,
    insert,
    insertStream,
    command,
    create,
    close: () => client.close(),
  };
}

function abortedBy(signal: AbortSignal | undefined): { abort_signal?: AbortSignal } {
  return signal ? { abort_signal: signal } : {};
}
