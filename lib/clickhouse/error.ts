import { ClickHouseError } from '@clickhouse/client';

/** ClickHouse's own code for a connection that broke: NETWORK_ERROR. */
const NETWORK_ERROR = 210;

/** What the engine refused, with ClickHouse's code (60 UNKNOWN_TABLE, 62 SYNTAX_ERROR, 210 no connection, …). */
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

/** The engine could not be reached, or went away: after a restart the same may succeed. */
export function isUnreachable(error: unknown): error is EngineError {
  return error instanceof EngineError && error.code === NETWORK_ERROR;
}

/** An engine's or a connection's failure as an EngineError; an abort and everything else stays what it is. */
export function engineError(error: unknown): unknown {
  if (error instanceof ClickHouseError) return new EngineError(Number(error.code), error.message, { cause: error });
  if (connectionCode(error)) {
    return new EngineError(NETWORK_ERROR, 'The engine cannot be reached: is it running?', { cause: error });
  }
  return error;
}

/** The system's code when a connection failed or broke; undefined for other failures. */
export function connectionCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string' && CONNECTION_CODES.has(error.code)) return error.code;
  return /^(aborted|socket hang up)$/.test(error.message) ? 'ECONNRESET' : undefined;
}

const CONNECTION_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT', 'EAI_AGAIN']);
