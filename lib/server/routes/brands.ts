import 'server-only';
import { currentBrandOrder } from '../account/brand-order';
import { handler, uncachedJson } from './problem-response';

/** Returns the order in which brands are assigned colors. Makes no request to the service. */
export const GET = handler(async () => uncachedJson(await currentBrandOrder()));
