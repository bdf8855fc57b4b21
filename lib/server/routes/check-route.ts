import 'server-only';
import * as z from 'zod/mini';
import { type CheckRange, checkAction, checkRange } from '@/lib/contract/file-check';
import { costOfCheck, startCheck, stateOfCheck, stopCheck } from '../downloads/file-check';
import { ProblemError } from '../problem-error';
import { failureResponse } from './problem-response';

const HEADERS = { 'cache-control': 'no-store' };

/** `/api/downloads/check`: returns the progress of the check of files. Makes no request to the service. */
export function GET(): Response {
  return Response.json(stateOfCheck(), { headers: HEADERS });
}

/** Starts a check of a range of hours, or stops it with `{"action": "stop"}`. */
export async function POST(request: Request): Promise<Response> {
  try {
    const read = z.safeParse(checkAction, await request.json().catch(() => null));
    if (!read.success) throw refused(read.error.issues[0]?.message);
    if ('action' in read.data) stopCheck();
    else await startCheck(read.data);
    return Response.json(stateOfCheck(), { status: 202, headers: HEADERS });
  } catch (error) {
    return failureResponse(error);
  }
}

/**
 * `/api/downloads/check/cost?dataset=price&from=2026-06-03&to=2026-06-30&hours=expected`: returns the cost of a check.
 */
export async function GET_COST(request: Request): Promise<Response> {
  try {
    return Response.json(await costOfCheck(readRange(request)), { headers: HEADERS });
  } catch (error) {
    return failureResponse(error);
  }
}

function readRange({ url }: Request): CheckRange {
  const query = new URL(url).searchParams;
  const given = { ...Object.fromEntries(query), datasets: query.getAll('dataset') };
  const read = z.safeParse(checkRange, given);
  if (!read.success) throw refused(read.error.issues[0]?.message);
  return read.data;
}

function refused(reason = ''): ProblemError {
  return new ProblemError({
    code: 'bad_request',
    title: `The request has no valid hours to check. Send datasets, from, to and hours. ${reason}`.trim(),
    retryable: false,
  });
}
