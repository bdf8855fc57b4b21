import 'server-only';
import { currentBrandOrder } from '../brands/brand-order';
import { failureResponse } from './problem-response';
import { checkSender } from './read-request';

/** The order in which the account's brands have their styles. Costs no call to the service. */
export async function GET(request: Request): Promise<Response> {
  try {
    checkSender(request);
    return Response.json(await currentBrandOrder(), { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    return failureResponse(error);
  }
}
