import { together } from '@/components/overview/compared';
import { type Context, itsValue } from '@/components/overview/context';
import { findLateFiles } from '@/components/overview/find-late-files';
import type { Finding } from '@/components/overview/finding';
import { mapContent, type PanelState } from '@/lib/client/panel-state';
import { addDays } from '@/lib/client/period';

/** Files since the earlier collection that are missing or light. */
export function fileFindings({ answers, reading }: Context): PanelState<readonly Finding[]> {
  const { calendars, day, days } = answers;
  const against = days.against.prices;
  if (calendars.length === 0 || day === null || against === null) return { kind: 'loading' };
  return mapContent(together(calendars.map(itsValue)), (all) =>
    findLateFiles(all, { ...reading, since: addDays(against, 1), until: day }),
  );
}
