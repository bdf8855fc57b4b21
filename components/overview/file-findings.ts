import { together } from '@/components/overview/compared';
import { type Context, itsValue } from '@/components/overview/context';
import { calendarDays } from '@/components/overview/earlier';
import { findLateFiles } from '@/components/overview/find-late-files';
import { type Collected, findLightSets } from '@/components/overview/find-light-sets';
import type { Finding } from '@/components/overview/finding';
import { paramsOf } from '@/components/overview/questions';
import { mapContent, type PanelState } from '@/lib/client/panel-state';
import { addDays } from '@/lib/client/period';

/** How far back files are looked at, where that is not as far as everything else; null where it is. */
export function filesLimit({ answers: { day, days }, reading: { format } }: Context): string | null {
  const against = days.against.prices;
  if (day === null || against === null) return null;
  const first = addDays(day, 1 - calendarDays(addDays(against, 1), day));
  return first > addDays(against, 1)
    ? `Files are looked at from ${format.day(first)} on, as far as Downloads goes.`
    : null;
}

/** Files since the earlier collection that are missing or light, and collections of the day that are light. */
export function fileFindings({ answers, reading }: Context): PanelState<readonly Finding[]> {
  const { calendars, day, days } = answers;
  const against = days.against.prices;
  if (calendars.length === 0 || day === null || against === null) return { kind: 'loading' };
  return mapContent(together(calendars.map(itsValue)), (all) => [
    ...findLateFiles(all, { ...reading, since: addDays(against, 1), until: day }),
    ...findLightSets(collectedSets(answers), reading.format),
  ]);
}

const COLLECTED = ['prices', 'visibility', 'rankings', 'banners'] as const;

/** The sets of the day with what is kept of theirs, as far as both are here. */
function collectedSets({ now, kept, days }: Context['answers']): Collected[] {
  return COLLECTED.flatMap((part): Collected[] => {
    const [day, set, its] = [days[part], now[part], kept[part]];
    if (day === null || set.kind !== 'content' || its.kind !== 'content') return [];
    return [{ part, day, rows: set.data.rows.length, paramsOf: paramsOf[part], kept: its.data.answers }];
  });
}
