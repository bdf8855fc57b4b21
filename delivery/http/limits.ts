import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';

const SECOND = 1000;

/** Maximum time of a JSON answer. Files have none, as a large one may take hours on a slow line. */
export const JSON_TIMEOUT_MS = 60 * SECOND;

/** Maximum time of downloads after the service was asked to stop. */
export const CLOSE_TIMEOUT_MS = 10 * SECOND;

export const SERVER_LIMITS = {
  /** Maximum time without traffic on a connection, which includes the wait for a file to be produced. */
  connectionTimeout: 30 * 60 * SECOND,
  /** Maximum time to receive a request. */
  requestTimeout: 20 * SECOND,
  /** Longer than reverse proxies keep connections (nginx: 60 s), so that they never use a closing one. */
  keepAliveTimeout: 72 * SECOND,
  /** All endpoints are GETs without a body. */
  bodyLimit: 16 * 1024,
  routerOptions: { maxParamLength: 200 },
  http: { headersTimeout: 15 * SECOND, maxHeaderSize: 16 * 1024 },
} satisfies FastifyHttpOptions<Server>;
