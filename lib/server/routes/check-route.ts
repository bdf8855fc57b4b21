import 'server-only';
import * as z from 'zod/mini';
import { checkAction } from '@/lib/contract/file-check';
import { badRequest } from '../base/problem-error';
import { startCheck, stateOfCheck, stopCheck } from '../downloads/file-check';
import { handler, uncachedJson } from './problem-response';
import { readJson } from './read-request';

/** `/api/downloads/check`: returns the progress of the check of files. Makes no request to the service. */
export function GET(): Response {
  return uncachedJson(stateOfCheck());
}

/** Starts a check of a range of hours, or stops it with `{"action": "stop"}`. */
export const POST = handler(async (request: Request) => {
  const result = z.safeParse(checkAction, await readJson(request));
  if (!result.success) {
    const reason = result.error.issues[0]?.message ?? '';
    throw badRequest(`The request has no valid hours to check. Send datasets, from, to and hours. ${reason}`.trim());
  }
  if ('action' in result.data) stopCheck();
  else await startCheck(result.data);
  return uncachedJson(stateOfCheck(), 202);
});
