import 'server-only';
import * as z from 'zod/mini';
import { accountSettings, SETTING_NAMES, type SettingChange } from '@/lib/contract/account-settings';
import { choice } from '@/lib/contract/params';
import { readSettings, writeSettings } from '../account/account-settings';
import { database } from '../base/database';
import { readParams } from '../query/params';
import { configuredAccount } from '../service/service';
import { handler, uncachedJson } from './problem-response';
import { readJson } from './read-request';

/** `GET /api/settings`: returns the settings of the account. Makes no request to the service. */
export const GET = handler(async () => uncachedJson(await readSettings(await database(), configuredAccount())));

/** `POST /api/settings` with `{"name": "rating_target", "value": 4.2}`: changes a setting and returns all of them. */
export const POST = handler(async (request: Request) => {
  const change = await readChange(request);
  return uncachedJson(await writeSettings(await database(), configuredAccount(), [change]));
});

const body = z.object({ name: choice('Name of the setting', SETTING_NAMES), value: z.optional(z.unknown()) });

async function readChange(request: Request): Promise<SettingChange> {
  // Other values than an object have no name, which the message then reports.
  const { name, value } = readParams(body, { ...((await readJson(request)) as object) });
  const values = readParams(z.object({ [name]: accountSettings[name].schema }), { [name]: value });
  // The schema is that of the name.
  return { name, value: values[name] } as SettingChange;
}
