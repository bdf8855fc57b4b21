import 'server-only';
import * as z from 'zod/mini';
import { type SavedChanges, type SavedList, savedChanges, savedList } from '@/lib/contract/saved-items';
import { readSaved, writeSaved } from '../account/saved-items';
import { database } from '../base/database';
import { readParams } from '../query/params';
import { accountOf } from '../service/account';
import { service } from '../service/service';
import { failureResponse } from './problem-response';
import { rawParams } from './raw-params';

const HEADERS = { 'cache-control': 'no-store' };
const named = z.object({ list: savedList });

/** `GET /api/saved?list=views`: returns the items that the account has saved. Makes no request to the service. */
export async function GET(request: Request): Promise<Response> {
  try {
    const { list } = readParams(named, rawParams(new URL(request.url).searchParams));
    return Response.json(await readSaved(await database(), accountOf(service()), list), { headers: HEADERS });
  } catch (error) {
    return failureResponse(error);
  }
}

/** `POST /api/saved`: changes items of a list and returns all of them. */
export async function POST(request: Request): Promise<Response> {
  try {
    const raw: unknown = await request.json().catch(() => null);
    const { list } = readParams(named, { ...(raw as object) });
    // The schema is that of the list.
    const changes = readParams(savedChanges(list), raw) as SavedChanges<SavedList>;
    return Response.json(await writeSaved(await database(), accountOf(service()), changes), { headers: HEADERS });
  } catch (error) {
    return failureResponse(error);
  }
}
