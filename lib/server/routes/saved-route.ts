import 'server-only';
import * as z from 'zod/mini';
import { type SavedChanges, type SavedList, savedChanges, savedList } from '@/lib/contract/saved-items';
import { readSaved, writeSaved } from '../account/saved-items';
import { database } from '../base/database';
import { readParams } from '../query/params';
import { configuredAccount } from '../service/service';
import { handler, uncachedJson } from './problem-response';
import { rawParams } from './raw-params';
import { readJson } from './read-request';

const named = z.object({ list: savedList });

/** `GET /api/saved?list=views`: returns the items that the account has saved. Makes no request to the service. */
export const GET = handler(async (request: Request) => {
  const { list } = readParams(named, rawParams(new URL(request.url).searchParams));
  return uncachedJson(await readSaved(await database(), configuredAccount(), list));
});

/** `POST /api/saved`: changes items of a list and returns all of them. */
export const POST = handler(async (request: Request) => {
  const raw = await readJson(request);
  const { list } = readParams(named, { ...(raw as object) });
  // The schema is that of the list.
  const changes = readParams(savedChanges(list), raw) as SavedChanges<SavedList>;
  return uncachedJson(await writeSaved(await database(), configuredAccount(), changes));
});
