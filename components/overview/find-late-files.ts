import type { Finding } from '@/components/overview/finding';
import { fileHref } from '@/components/overview/links';
import type { Format } from '@/lib/client/format';
import { datasetByName } from '@/lib/contract/datasets';
import type { CalendarHour, downloadCalendar } from '@/lib/contract/downloads';
import type { ResponseOf } from '@/lib/contract/endpoint';

export type Calendar = ResponseOf<typeof downloadCalendar>;

interface Asked {
  readonly format: Format;
  /** The first day that matters, and the last. */
  readonly since: string;
  readonly until: string;
}

/** Files that should have come since the earlier collection and did not, or came light, by the rules of the calendar. */
export function findLateFiles(calendars: readonly Calendar[], { format, since, until }: Asked): Finding[] {
  return calendars.flatMap(({ dataset, days }) => {
    const title = datasetByName(dataset)?.title ?? dataset;
    const recent = days.filter(({ date }) => since <= date && date <= until);
    return recent.flatMap(({ date, hours }) =>
      hours.filter(isAmiss).map(
        (hour): Finding => ({
          id: `files|${dataset}|${date}|${hour.hour}`,
          kind: 'files',
          worse: true,
          retailer: null,
          by: title,
          name: `${title}, ${format.day(date)}, ${clock(hour.hour)} UTC`,
          brand: null,
          heavy: false,
          before: hour.state === 'missing' ? 'usually there' : 'usual size',
          now: `${hour.state}: ${hour.reason ?? ''}`,
          key: `${date}/${hour.hour}`,
          href: fileHref(dataset, until, date, hour.hour),
          rowHref: fileHref(dataset, until, date, hour.hour),
          rows: { now: [{ dataset, date, ...hour }], before: [] },
        }),
      ),
    );
  });
}

function isAmiss({ state }: CalendarHour): boolean {
  return state === 'missing' || state === 'light';
}

function clock(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
