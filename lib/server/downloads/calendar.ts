import 'server-only';
import { datasetByName } from '@/lib/contract/datasets';
import type { downloadCalendar } from '@/lib/contract/downloads';
import type { ParamsOf, ResponseOf } from '@/lib/contract/endpoint';
import { fileListOf } from '@/lib/contract/endpoints';
import { RULES } from '@/lib/queries/downloads/file-rules';
import { readNewestFiles } from '../bulk/known-files';
import { currentValue } from '../sets/current-value';
import { accountOf } from '../sets/question';
import { bestEffort } from '../store/best-effort';
import { service } from '../upstream/service';
import { calendarHours } from './calendar-hours';
import { knownFilesBetween } from './read-known-files';

/** The calendar of a dataset, after its list, if it has one, was fetched where the last one is stale. */
export async function calendar(
  { dataset: name, start_date: from, end_date: to }: ParamsOf<typeof downloadCalendar>,
  signal: AbortSignal,
  refresh = false,
): Promise<ResponseOf<typeof downloadCalendar>> {
  const fileList = fileListOf({ name });
  const list = fileList ? await currentValue(service(), fileList, {}, { signal, refresh }) : null;
  const known = await knownFilesBetween(name, from, to);
  const newest = await bestEffort('reading known files', () => readNewestFiles(accountOf(service())), []);
  return {
    dataset: name,
    listed: datasetByName(name)?.listed ?? false,
    listedAt: list?.fetchedAt ?? null,
    newest: newest.find(({ dataset }) => dataset === name)?.date ?? null,
    rules: RULES,
    days: calendarHours({ name }, known, { from, to, now: new Date() })
      .reverse()
      .map(({ date, hours }) => ({ date, hours: hours.map(({ usual: _, ...hour }) => hour) })),
  };
}
