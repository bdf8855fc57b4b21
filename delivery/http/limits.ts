import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';

const SECOND = 1000;

/** An answer that takes longer than this is given up; making a bulk file may take longer: see BULK_TIMEOUT_MS. */
export const HANDLER_TIMEOUT_MS = 60 * SECOND;

/** The first request of a large file waits until the engine has written it. */
export const BULK_TIMEOUT_MS = 30 * 60 * SECOND;

/** How long downloads may go on once the service was asked to stop. */
export const CLOSE_TIMEOUT_MS = 10 * SECOND;

export const SERVER_LIMITS = {
  /** A connection on which nothing moves for this long is closed; a slow download moves. */
  connectionTimeout: 10 * 60 * SECOND,
  /** Time to send a whole request, headers included. */
  requestTimeout: 20 * SECOND,
  /** Longer than a reverse proxy keeps its own connections (nginx: 60 s), so that it never meets a closing one. */
  keepAliveTimeout: 72 * SECOND,
  /** Nobody sends a body: every endpoint is a GET. */
  bodyLimit: 16 * 1024,
  routerOptions: { maxParamLength: 200 },
  http: { headersTimeout: 15 * SECOND, maxHeaderSize: 16 * 1024 },
} satisfies FastifyHttpOptions<Server>;
