import 'server-only';
import * as z from 'zod/mini';
import { accountSettings, SETTING_NAMES, type SettingChange } from '@/lib/contract/account-settings';
import { choice } from '@/lib/contract/params';
import { readSettings, writeSettings } from '../account/account-settings';
import { database } from '../base/database';
import { readParams } from '../query/params';
import { accountOf } from '../service/account';
import { service } from '../service/service';
import { failureResponse } from './problem-response';

const HEADERS = { 'cache-control': 'no-store' };

/** `GET /api/settings`: returns the settings of the account. Makes no request to the service. */
export async function GET(): Promise<Response> {
  try {
    return Response.json(await readSettings(await database(), accountOf(service())), { headers: HEADERS });
  } catch (error) {
    return failureResponse(error);
  }
}

/** `POST /api/settings` with `{"name": "rating_target", "value": 4.2}`: changes a setting and returns all of them. */
export async function POST(request: Request): Promise<Response> {
  try {
    const change = await readChange(request);
    const settings = await writeSettings(await database(), accountOf(service()), [change]);
    return Response.json(settings, { headers: HEADERS });
  } catch (error) {
    return failureResponse(error);
  }
}

const body = z.object({ name: choice('Name of the setting', SETTING_NAMES), value: z.optional(z.unknown()) });

async function readChange(request: Request): Promise<SettingChange> {
  const raw: unknown = await request.json().catch(() => null);
  // Other values than an object have no name, which the message then reports.
  const { name, value } = readParams(body, { ...(raw as object) });
  const values = readParams(z.object({ [name]: accountSettings[name].schema }), { [name]: value });
  // The schema is that of the name.
  return { name, value: values[name] } as SettingChange;
}
