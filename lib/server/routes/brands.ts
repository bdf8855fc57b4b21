import 'server-only';
import { currentBrandOrder } from '../account/brand-order';
import { failureResponse } from './problem-response';

/** Returns the order in which brands are assigned colors. Makes no request to the service. */
export async function GET(): Promise<Response> {
  try {
    return Response.json(await currentBrandOrder(), { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    return failureResponse(error);
  }
}
