import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { BadRequest, describeFailure } from '../failure';
import type { SessionPool } from '../sessions/pool';
import { contentType } from '../statements/formats';
import { insertRows } from '../statements/insert';
import { canStream, streamRows } from '../statements/stream';
import { summaryHeader } from '../statements/summary';
import { runWhole } from '../statements/whole';
import { sendFailure, sendStream } from './answer';
import { wantedEncoding } from './compression';
import { type Credentials, sameCredentials, shownCredentials } from './credentials';
import { type EngineRequest, parseRequest } from './parse-request';

/** As long as ClickHouse takes them: a statement whose rows are the body stands in the address. */
const LONGEST_ADDRESS = 2 ** 20;

/** ClickHouse's HTTP interface over a pool of chDB sessions. Not listening yet. */
export function createEngineServer(pool: SessionPool, credentials: Credentials): Server {
  const server = createServer({ maxHeaderSize: LONGEST_ADDRESS }, (request, response) => {
    const { pathname, searchParams } = target(request);
    if (pathname === '/ping' || pathname === '/replicas_status') {
      response.end('Ok.\n');
    } else if (pathname === '/') {
      void handle(pool, credentials, searchParams, request, response);
    } else {
      response.writeHead(404).end(`There is no handle ${pathname}\n`);
    }
  });
  // A long INSERT is a long request; who asks is known and on this machine.
  server.requestTimeout = 0;
  server.keepAliveTimeout = 10_000;
  return server;
}

/** What is asked for. A target that no URL can hold, such as `//`, must not end the process: it is a path nobody has. */
function target({ url = '/' }: IncomingMessage): Pick<URL, 'pathname' | 'searchParams'> {
  return URL.canParse(url, 'http://engine')
    ? new URL(url, 'http://engine')
    : { pathname: url, searchParams: new URLSearchParams() };
}

async function handle(
  pool: SessionPool,
  credentials: Credentials,
  search: URLSearchParams,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const gone = new AbortController();
  response.once('close', () => response.writableFinished || gone.abort());
  response.setHeader('x-clickhouse-server-display-name', 'endcap-engine');
  response.setHeader('x-clickhouse-timezone', 'UTC');
  response.setHeader('x-clickhouse-query-id', search.get('query_id') || randomUUID());
  try {
    authenticate(request, search, credentials);
    await answer(pool, await parseRequest(request, search), gone.signal, search, request, response);
  } catch (error) {
    if (!gone.signal.aborted) sendFailure(response, describeFailure(error, pool.version));
    request.resume();
  }
}

function authenticate(request: IncomingMessage, search: URLSearchParams, expected: Credentials): void {
  const shown = shownCredentials(request, search);
  if (shown && sameCredentials(shown, expected)) return;
  const who = shown?.username || 'default';
  throw new BadRequest(
    516,
    `${who}: Authentication failed: password is incorrect, or there is no user with such name`,
    'AUTHENTICATION_FAILED',
  );
}

async function answer(
  pool: SessionPool,
  asked: EngineRequest,
  gone: AbortSignal,
  search: URLSearchParams,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { sql, dress, format, rows } = asked;
  if (rows) {
    const summary = await insertRows(pool, { sql, dress, format, rows }, gone);
    response.setHeader('x-clickhouse-summary', summaryHeader(summary));
    response.end();
  } else if (canStream(asked)) {
    const encoding = wantedEncoding(request, search);
    await streamRows(pool, { sql, dress, format }, gone, (chunks) =>
      sendStream(response, chunks, format, encoding, pool.version),
    );
  } else {
    const { bytes, summary } = await runWhole(pool, { sql, dress, format }, gone);
    response.writeHead(200, {
      'content-type': contentType(format),
      'content-length': bytes.length,
      'x-clickhouse-format': format,
      'x-clickhouse-summary': summaryHeader(summary),
    });
    response.end(bytes);
  }
}
