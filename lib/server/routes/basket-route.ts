import 'server-only';
import { basket } from '../downloads/basket';
import { chosenFiles } from '../downloads/chosen-files';
import { failureResponse } from './problem-response';

/** `/api/downloads/basket?file=…`: what is known of the chosen files. Costs no call. */
export async function sendBasket(request: Request): Promise<Response> {
  try {
    const files = await chosenFiles(request);
    return Response.json(await basket(files), { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    return failureResponse(error);
  }
}
