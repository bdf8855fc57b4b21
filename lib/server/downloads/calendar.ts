import 'server-only';
import { datasetByName } from '@/lib/contract/datasets';
import type { downloadCalendar } from '@/lib/contract/downloads';
import type { ParamsOf, ResponseOf } from '@/lib/contract/endpoint';
import { fileListOf } from '@/lib/contract/endpoints';
import { LIGHT_DAYS } from '@/lib/contract/light';
import { newestFiles, seenFiles } from '../bulk/files-seen';
import { currentValue } from '../sets/current-value';
import { accountOf } from '../sets/question';
import { bestEffort } from '../store/best-effort';
import { service } from '../upstream/service';
import { RULES, shifted } from './calendar-rules';
import { prepareCalendar } from './prepare-calendar';

/** The calendar of a dataset: the service's list, if it has one, and what was learned from files here. */
export async function calendar(
  { dataset: name, start_date: from, end_date: to }: ParamsOf<typeof downloadCalendar>,
  signal: AbortSignal,
  refresh = false,
): Promise<ResponseOf<typeof downloadCalendar>> {
  const fileList = fileListOf({ name });
  const list = fileList ? await currentValue(service(), fileList, {}, { signal, refresh }) : null;
  const account = accountOf(service());
  const seen = await bestEffort(
    'reading seen files',
    () => seenFiles(account, name, shifted(from, -LIGHT_DAYS), shifted(to, LIGHT_DAYS)),
    [],
  );
  const newestSeen = await bestEffort('reading seen files', () => newestFiles(account), []);
  const known = [...(list?.value.files ?? []), ...newestSeen.filter(({ dataset }) => dataset === name)];
  return {
    dataset: name,
    listed: datasetByName(name)?.listed ?? false,
    listedAt: list?.fetchedAt ?? null,
    newest:
      known
        .map(({ date }) => date)
        .sort()
        .at(-1) ?? null,
    rules: RULES,
    days: prepareCalendar({ from, to, listed: list?.value.files ?? null, seen, now: new Date() }),
  };
}
