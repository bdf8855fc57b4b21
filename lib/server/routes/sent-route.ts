import 'server-only';
import { sentList } from '@/lib/contract/sent-points';
import { writeSent } from '../account/sent-points';
import { database } from '../base/database';
import { readParams } from '../query/params';
import { configuredAccount } from '../service/service';
import { handler, uncachedJson } from './problem-response';
import { readJson } from './read-request';

/** `POST /api/sent`: records points of a list for a retailer as sent, or withdraws them. Makes no request to the service. */
export const POST = handler(async (request: Request) => {
  const list = readParams(sentList, await readJson(request));
  await writeSent(await database(), configuredAccount(), list);
  return uncachedJson({ stored: list.points.length });
});
