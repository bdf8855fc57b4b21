import { ClickHouseError } from '@clickhouse/client';
import type { Outage } from './note';

/** ClickHouse's error code of a broken connection. */
const NETWORK_ERROR = 210;

/** An error of the engine, with ClickHouse's code (60 UNKNOWN_TABLE, 62 SYNTAX_ERROR, 210 NETWORK_ERROR, …). */
export class EngineError extends Error {
  override readonly name = 'EngineError';

  constructor(
    readonly code: number,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The engine does not run. The message is for users. */
export class EngineOutage extends EngineError {
  /** Seconds until the engine is started again. */
  readonly retryAfter: number;

  constructor({ cause, until }: Outage, options?: ErrorOptions) {
    const message = `The data engine does not run: ${cause}. It is started again automatically. Its log has the details.`;
    super(NETWORK_ERROR, message, options);
    this.retryAfter = Math.max(1, Math.ceil((until - Date.now()) / 1000));
  }
}

/**
 * Returns whether the connection failed or broke, so that the same statement may succeed after a restart. Compares names,
 * as the server's bundles have copies of the class.
 */
export function isUnreachable(error: unknown): error is EngineError {
  return error instanceof Error && error.name === 'EngineError' && 'code' in error && error.code === NETWORK_ERROR;
}

/**
 * Converts errors of the engine or the connection to an EngineError. Returns other errors, such as aborts, unchanged.
 */
export function engineError(error: unknown): unknown {
  if (error instanceof ClickHouseError) return new EngineError(Number(error.code), error.message, { cause: error });
  if (connectionCode(error)) {
    return new EngineError(NETWORK_ERROR, 'The data engine cannot be reached. Retry in a moment.', { cause: error });
  }
  return error;
}

/** Returns the system's error code of a failed or broken connection, or undefined for other errors. */
export function connectionCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string' && CONNECTION_CODES.has(error.code)) return error.code;
  return /^(aborted|socket hang up)$/.test(error.message) ? 'ECONNRESET' : undefined;
}

const CONNECTION_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT', 'EAI_AGAIN']);
