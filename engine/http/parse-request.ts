import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { BadRequest } from '../failure';
import type { Dress } from '../sessions/dress';
import { formatOf } from '../statements/formats';
import { decompressed } from './compression';
import { multipartFields } from './multipart';

/** URL parameters of the HTTP interface. All others are settings or `param_*`. */
const INTERFACE = new Set([
  'query',
  'database',
  'default_format',
  'query_id',
  'user',
  'password',
  'quota_key',
  'wait_end_of_query',
  'buffer_size',
  'enable_http_compression',
  'http_zlib_compression_level',
  'send_progress_in_http_headers',
  'http_headers_progress_interval_ms',
  'add_http_cors_header',
  'log_queries',
  'log_comment',
  'stacktrace',
]);

const UNSUPPORTED = ['session_id', 'role', 'compress', 'decompress'];

const LARGEST_STATEMENT = 64 * 1024 * 1024;

export interface EngineRequest {
  sql: string;
  /** Rows of an INSERT whose statement is in the URL. */
  rows?: Readable;
  dress: Dress;
  format: string;
  /** Whether to send the answer once it is complete, so that its status is reliable. */
  whole: boolean;
}

/** Parses a request. Reads the body only if it is part of the statement. */
export async function parseRequest(request: IncomingMessage, search: URLSearchParams): Promise<EngineRequest> {
  const refused = UNSUPPORTED.find((name) => search.has(name));
  if (refused) throw new BadRequest(48, `The embedded engine does not support ${refused}`, 'NOT_IMPLEMENTED');

  const body = decompressed(request);
  const inUrl = search.get('query') ?? '';
  const isInsert = request.method === 'POST' && /^\s*insert\b/i.test(inUrl) && formatOf(inUrl) !== undefined;
  const fields = isInsert ? new Map<string, string>() : await statementFields(request, body);
  const sql = [inUrl, fields.get('query') ?? ''].filter((part) => part !== '').join('\n');
  if (sql.trim() === '') throw new BadRequest(62, 'Syntax error: the query is empty', 'SYNTAX_ERROR');
  const format =
    formatOf(sql) ?? search.get('default_format') ?? header(request, 'x-clickhouse-format') ?? 'TabSeparated';
  // The format is sent back in a header, even for statements that ignore it.
  if (!/^\w+$/.test(format)) throw new BadRequest(73, `Unknown format ${format}`, 'UNKNOWN_FORMAT');

  return {
    sql,
    ...(isInsert && { rows: body }),
    dress: dressOf(request, new Map([...search, ...fields])),
    format,
    whole: search.get('wait_end_of_query') === '1',
  };
}

async function statementFields(request: IncomingMessage, body: Readable): Promise<Map<string, string>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST_STATEMENT) {
      throw new BadRequest(131, 'The statement is larger than 64 MiB', 'TOO_LARGE_STRING_SIZE');
    }
    chunks.push(chunk);
  }
  const whole = Buffer.concat(chunks);
  const type = header(request, 'content-type') ?? '';
  if (type.startsWith('multipart/form-data')) return multipartFields(whole, type);
  return new Map([['query', whole.toString('utf8')]]);
}

function dressOf(request: IncomingMessage, fields: ReadonlyMap<string, string>): Dress {
  const settings = new Map<string, string>();
  const params = new Map<string, string>();
  for (const [name, value] of fields) {
    if (name.startsWith('param_')) params.set(name.slice('param_'.length), value);
    else if (!INTERFACE.has(name)) settings.set(name, value);
  }
  // As in ClickHouse, a GET is read-only.
  if (request.method === 'GET') settings.set('readonly', '2');
  return { database: fields.get('database') ?? header(request, 'x-clickhouse-database') ?? '', settings, params };
}

function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}
