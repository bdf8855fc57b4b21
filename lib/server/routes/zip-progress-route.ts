import 'server-only';
import { downloadZipProgress } from '@/lib/contract/downloads';
import { zipProgress } from '../downloads/zip-progress';
import { failureResponse } from './problem-response';
import { type RouteContext, readRequest } from './read-request';

/** `/api/downloads/zip-progress?id=…`: how far a zip is. Costs no call. */
export async function GET(request: Request, context: RouteContext): Promise<Response> {
  try {
    const params = await readRequest(request, downloadZipProgress, context);
    return Response.json(zipProgress(params), { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    return failureResponse(error);
  }
}
