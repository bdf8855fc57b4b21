import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { BadRequest, describeFailure } from '../failure';
import type { SessionPool } from '../sessions/pool';
import { contentType } from '../statements/formats';
import { insertRows } from '../statements/insert';
import { canStream, streamRows } from '../statements/stream';
import { summaryHeader } from '../statements/summary';
import { runWhole } from '../statements/whole';
import { checkAccess } from './access';
import { refuseUnreadable, sendFailure, sendStream } from './answer';
import { wantedEncoding } from './compression';
import type { Credentials } from './credentials';
import { type EngineRequest, parseRequest } from './parse-request';

/** ClickHouse's limit. The URL contains the statement of an INSERT whose rows are the body. */
const MAX_HEADER_BYTES = 2 ** 20;

/** Valid query ids, which are sent back in a header. Clients send UUIDs. */
const QUERY_ID = /^[\w.:-]{1,100}$/;

/** Creates a server with ClickHouse's HTTP interface over a pool of chDB sessions. It does not listen yet. */
export function createEngineServer(pool: SessionPool, credentials: Credentials): Server {
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (request, response) => {
    handle(pool, credentials, request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  server.on('clientError', refuseUnreadable);
  // An INSERT may take long. Requests without credentials are answered at once.
  server.requestTimeout = 0;
  server.keepAliveTimeout = 10_000;
  return server;
}

/** Parses path and parameters of a request. A target that is not a URL, such as `//`, is a path without parameters. */
function parseTarget({ url = '/' }: IncomingMessage): Pick<URL, 'pathname' | 'searchParams'> {
  return URL.canParse(url, 'http://engine')
    ? new URL(url, 'http://engine')
    : { pathname: url, searchParams: new URLSearchParams() };
}

async function handle(
  pool: SessionPool,
  credentials: Credentials,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const disconnected = new AbortController();
  response.once('close', () => response.writableFinished || disconnected.abort());
  try {
    const { pathname, searchParams } = parseTarget(request);
    checkAccess(request, searchParams, credentials);
    if (pathname === '/ping' || pathname === '/replicas_status') {
      response.end('Ok.\n');
    } else if (pathname === '/') {
      await handleQuery(pool, searchParams, disconnected.signal, request, response);
    } else {
      response.writeHead(404, { 'content-type': 'text/plain; charset=UTF-8' });
      response.end(`There is no handle ${pathname}\n`);
    }
  } catch (error) {
    if (!disconnected.signal.aborted) sendFailure(response, describeFailure(error, pool.version));
  } finally {
    // An unread body would block the next request on the connection.
    request.resume();
  }
}

async function handleQuery(
  pool: SessionPool,
  search: URLSearchParams,
  signal: AbortSignal,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const queryId = search.get('query_id') || randomUUID();
  if (!QUERY_ID.test(queryId)) {
    throw new BadRequest(36, 'query_id must be 1 to 100 letters, digits or any of _ . : -', 'BAD_ARGUMENTS');
  }
  response.setHeader('x-clickhouse-server-display-name', 'endcap-engine');
  response.setHeader('x-clickhouse-timezone', 'UTC');
  response.setHeader('x-clickhouse-query-id', queryId);
  await answer(pool, await parseRequest(request, search), signal, search, request, response);
}

async function answer(
  pool: SessionPool,
  engineRequest: EngineRequest,
  signal: AbortSignal,
  search: URLSearchParams,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { sql, dress, format, rows } = engineRequest;
  if (rows) {
    const summary = await insertRows(pool, { sql, dress, format, rows }, signal);
    response.setHeader('x-clickhouse-summary', summaryHeader(summary));
    response.end();
  } else if (canStream(engineRequest)) {
    const encoding = wantedEncoding(request, search);
    await streamRows(pool, { sql, dress, format }, signal, (chunks) =>
      sendStream(response, chunks, format, encoding, pool.version),
    );
  } else {
    const { bytes, summary } = await runWhole(pool, { sql, dress, format }, signal);
    response.writeHead(200, {
      'content-type': contentType(format),
      'content-length': bytes.length,
      'x-clickhouse-format': format,
      'x-clickhouse-summary': summaryHeader(summary),
    });
    response.end(bytes);
  }
}
