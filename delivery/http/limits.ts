import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';

const SECOND = 1000;

/** A JSON answer that takes longer is given up. Files have no such limit: a slow line may take hours for a large one. */
export const JSON_TIMEOUT_MS = 60 * SECOND;

/** How long downloads may go on once the service was asked to stop. */
export const CLOSE_TIMEOUT_MS = 10 * SECOND;

export const SERVER_LIMITS = {
  /** A connection on which nothing moves for this long is closed: also the wait for a file that is being made. */
  connectionTimeout: 30 * 60 * SECOND,
  /** Time to send a whole request, headers included. */
  requestTimeout: 20 * SECOND,
  /** Longer than a reverse proxy keeps its own connections (nginx: 60 s), so that it never meets a closing one. */
  keepAliveTimeout: 72 * SECOND,
  /** Nobody sends a body: every endpoint is a GET. */
  bodyLimit: 16 * 1024,
  routerOptions: { maxParamLength: 200 },
  http: { headersTimeout: 15 * SECOND, maxHeaderSize: 16 * 1024 },
} satisfies FastifyHttpOptions<Server>;
