import { damageMessage } from './health/messages';

/** A refusal of the HTTP adapter, with the message and code of ClickHouse. */
export class BadRequest extends Error {
  constructor(code: number, message: string, type: string) {
    super(`Code: ${code}. DB::Exception: ${message}. (${type})`);
  }
}

/** An error in the format of ClickHouse's HTTP interface. */
export interface Failure {
  code: number;
  status: number;
  text: string;
}

const UNKNOWN_EXCEPTION = 1002;

export function describeFailure(error: unknown, version: string): Failure {
  const message = error instanceof Error ? error.message : String(error);
  const match = /Code: (\d+)\./.exec(message);
  const code = match ? Number(match[1]) : UNKNOWN_EXCEPTION;
  const text = match ? explainDamage(message, code) : `Code: ${code}. DB::Exception: ${message}. (UNKNOWN_EXCEPTION)`;
  return { code, status: httpStatus(code), text: `${text.trim()} (version ${version})\n` };
}

/** Error codes of truncated, corrupt or missing files. */
const UNREADABLE = [32, 33, 40, 107, 117, 226, 228, 246, 271, 432];

/** Prepends an explanation to the error of a query on a damaged part. */
function explainDamage(message: string, code: number): string {
  const [, folder] = /while reading from part (.+?)\/store\//.exec(message) ?? [];
  if (!folder || !UNREADABLE.includes(code)) return message;
  const explanation = damageMessage(folder, 'a part of a table cannot be read');
  return message.replace('DB::Exception: ', () => `DB::Exception: ${explanation}. `);
}

/** Maps an error code to a status like ClickHouse: client errors, not found, timeout, otherwise 500. */
function httpStatus(code: number): number {
  if ([192, 193, 497, 516].includes(code)) return 403;
  if (code === 194) return 401;
  if (code === 159) return 408;
  if (code === 48) return 501;
  if (code === 202 || code === 394) return 503;
  if ([46, 47, 50, 56, 60, 63, 73, 78, 81, 115, 336].includes(code)) return 404;
  if ([6, 25, 26, 27, 33, 36, 38, 41, 53, 62, 70, 72, 117, 130, 131, 456, 457].includes(code)) return 400;
  return 500;
}
