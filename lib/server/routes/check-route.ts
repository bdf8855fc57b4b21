import 'server-only';
import * as z from 'zod/mini';
import { checkAction } from '@/lib/contract/file-check';
import { ProblemError } from '../base/problem-error';
import { startCheck, stateOfCheck, stopCheck } from '../downloads/file-check';
import { failureResponse } from './problem-response';

const HEADERS = { 'cache-control': 'no-store' };

/** `/api/downloads/check`: returns the progress of the check of files. Makes no request to the service. */
export function GET(): Response {
  return Response.json(stateOfCheck(), { headers: HEADERS });
}

/** Starts a check of a range of hours, or stops it with `{"action": "stop"}`. */
export async function POST(request: Request): Promise<Response> {
  try {
    const result = z.safeParse(checkAction, await request.json().catch(() => null));
    if (!result.success) throw refused(result.error.issues[0]?.message);
    if ('action' in result.data) stopCheck();
    else await startCheck(result.data);
    return Response.json(stateOfCheck(), { status: 202, headers: HEADERS });
  } catch (error) {
    return failureResponse(error);
  }
}

function refused(reason = ''): ProblemError {
  return new ProblemError({
    code: 'bad_request',
    title: `The request has no valid hours to check. Send datasets, from, to and hours. ${reason}`.trim(),
    retryable: false,
  });
}
