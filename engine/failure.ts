/** A refusal of the adapter itself, worded and coded as ClickHouse would. */
export class BadRequest extends Error {
  constructor(code: number, message: string, type: string) {
    super(`Code: ${code}. DB::Exception: ${message}. (${type})`);
  }
}

/** An error as ClickHouse's HTTP interface presents it. */
export interface Failure {
  code: number;
  status: number;
  text: string;
}

const UNKNOWN_EXCEPTION = 1002;

export function describeFailure(error: unknown, version: string): Failure {
  const message = error instanceof Error ? error.message : String(error);
  const said = /Code: (\d+)\./.exec(message);
  const code = said ? Number(said[1]) : UNKNOWN_EXCEPTION;
  const text = said ? message : `Code: ${code}. DB::Exception: ${message}. (UNKNOWN_EXCEPTION)`;
  return { code, status: httpStatus(code), text: `${text.trim()} (version ${version})\n` };
}

/** As ClickHouse maps its codes: what the asker got wrong, what is not there, what is too slow; else 500. */
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
