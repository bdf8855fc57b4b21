import { addAbortSignal, pipeline, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { RawDataFormat } from '@clickhouse/client';
import type { Engine } from './connect';
import { exceptionGuard } from './exception-guard';
import { jsonRows } from './json-rows';
import { type Address, openClient } from './open-client';
import { whileUnreachable } from './retry';
import type { Placement } from './table';

/** Formats in which rows are streamed as bytes. */
type ByteFormat = RawDataFormat | 'JSONEachRow';

/** Values of `{name:Type}` placeholders, which are sent separately from the SQL. */
export type Params = Record<string, unknown>;

export interface Options {
  /** Aborting also stops the statement in the engine. */
  signal?: AbortSignal | undefined;
  settings?: Record<string, string | number> | undefined;
}

/**
 * A database of an engine. While the engine restarts, calls wait for up to 30 s and then reject with EngineError 210. They
 * reject at once with EngineOutage if it is started again later.
 */
export interface Database extends Placement {
  /** Returns all rows of a query as objects. */
  query<Row>(sql: string, params?: Params, options?: Options): Promise<Row[]>;
  /**
   * Yields the rows of a query in chunks as they arrive, in constant memory. Ending the iteration stops the statement.
   * If the engine fails midway, it throws and never ends early.
   */
  rowsInChunks<Row>(sql: string, params?: Params, options?: Options): AsyncGenerator<Row[]>;
  /**
   * Streams the result of a query in `format` with backpressure. `sql` has no FORMAT clause. Destroying the stream
   * stops the statement. If the engine fails midway, the stream fails and never ends early.
   */
  stream(sql: string, params: Params, format: ByteFormat, options?: Options): Promise<Readable>;
  /**
   * Inserts objects. An insert that was sent is not repeated, as its rows could be duplicated: a broken connection is
   * an EngineError. With `repeatable`, as for a ReplacingMergeTree, it is repeated after a restart.
   */
  insert(table: string, rows: readonly object[], options?: Options & { repeatable?: boolean }): Promise<void>;
  /**
   * Runs a statement that writes. It may run twice if the engine dies meanwhile, so it has to be idempotent. With
   * `repeatable` false, a broken connection is an EngineError, and the statement may have run partly. `rows` are the
   * data of an INSERT with a FORMAT.
   */
  command(sql: string, params?: Params, options?: Options & { repeatable?: boolean; rows?: Buffer }): Promise<void>;
  /** Creates the database if it does not exist. */
  create(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens a database of an engine. `migrate` creates it and its tables.
 *
 * ```ts const engine = await connect(); const db = createDatabase(engine, 'endcap_delivery'); await migrate(db,
 * tables); await db.insert('loads', [{ customer_id: 'c1', load_id: 1 }]); const rows = await db.query<{ n: number
 * }>('SELECT count() AS n FROM loads WHERE customer_id = {c:String}', { c: 'c1' }); const csv = await db.stream('SELECT
 * * FROM loads', {}, 'CSVWithNames'); await db.close(); await engine.close(); ```
 */
export function createDatabase(
  engine: Address & Pick<Engine, 'readOutage'>,
  database: string,
  cluster = process.env.CLICKHOUSE_CLUSTER || undefined,
): Database {
  const client = openClient(engine, { database, cluster });
  const { readOutage } = engine;
  const db: Database = {
    database,
    cluster,

    async query<Row>(sql: string, params: Params = {}, { signal, settings }: Options = {}): Promise<Row[]> {
      const readRows = async (): Promise<Row[]> => {
        const answer = await client.query({
          query: sql,
          query_params: params,
          format: 'JSONEachRow',
          ...abortedBy(signal),
          // The engine responds when the query has ended, so that a failure is a status and not a broken stream.
          clickhouse_settings: { ...settings, wait_end_of_query: 1 },
        });
        return (await answer.json()) as Row[];
      };
      return whileUnreachable(readRows, { repeatable: true, signal, readOutage });
    },

    async *rowsInChunks<Row>(sql: string, params: Params = {}, options: Options = {}) {
      yield* jsonRows<Row>(await db.stream(sql, params, 'JSONEachRow', options));
    },

    async stream(sql, params, format, { signal, settings = {} } = {}) {
      const query = `${sql}\nFORMAT ${format}`;
      const request = { query, query_params: params, ...abortedBy(signal), clickhouse_settings: settings };
      const answer = await whileUnreachable(() => client.exec(request), { repeatable: true, signal, readOutage });
      const tag = String(answer.response_headers['x-clickhouse-exception-tag']);
      // A failure on either side destroys the other. An early failure is reported to the first read.
      const bytes = pipeline(answer.stream, exceptionGuard(tag), () => undefined).on('error', () => undefined);
      // The client observes the signal only until the response starts.
      return signal ? addAbortSignal(signal, bytes) : bytes;
    },

    async insert(table, values, { signal, settings = {}, repeatable = false } = {}) {
      if (values.length === 0) return;
      const rows = {
        table,
        values,
        format: 'JSONEachRow',
        ...abortedBy(signal),
        clickhouse_settings: settings,
      } as const;
      await whileUnreachable(() => client.insert(rows), { repeatable, signal, readOutage });
    },

    async command(sql, params = {}, { signal, settings = {}, repeatable = true, rows } = {}) {
      const request = { query: sql, query_params: params, ...abortedBy(signal), clickhouse_settings: settings };
      const run = async () => {
        if (!rows) return void (await client.command(request));
        const answer = await client.exec({ ...request, values: Readable.from([rows]) });
        await buffer(answer.stream);
      };
      await whileUnreachable(run, { repeatable, signal, readOutage });
    },

    async create() {
      const server = openClient(engine, { cluster });
      const onCluster = cluster ? ` ON CLUSTER '${cluster}'` : '';
      const run = () => server.command({ query: `CREATE DATABASE IF NOT EXISTS ${database}${onCluster}` });
      await whileUnreachable(run, { repeatable: true, readOutage }).finally(() => server.close());
    },

    close: () => client.close(),
  };
  return db;
}

function abortedBy(signal: AbortSignal | undefined): { abort_signal?: AbortSignal } {
  return signal ? { abort_signal: signal } : {};
}
