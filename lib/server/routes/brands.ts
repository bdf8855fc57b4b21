import 'server-only';
import { currentBrandOrder } from '../brands/brand-order';
import { failureResponse } from './problem-response';

/** The order in which the account's brands have their styles. Costs no call to the service. */
export async function GET(): Promise<Response> {
  try {
    return Response.json(await currentBrandOrder(), { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    return failureResponse(error);
  }
}
