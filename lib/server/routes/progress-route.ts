import 'server-only';
import { downloadProgress } from '@/lib/contract/downloads';
import { progressOf } from '../downloads/progress';
import { failureResponse } from './problem-response';
import { type RouteContext, readRequest } from './read-request';

/**
 * `/api/downloads/progress?id=…`: returns the number of files of a download so far. Makes no request to the service.
 */
export async function GET(request: Request, context: RouteContext): Promise<Response> {
  try {
    const params = await readRequest(request, downloadProgress, context);
    return Response.json(progressOf(params), { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    return failureResponse(error);
  }
}
