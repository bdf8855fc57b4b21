import type { BulkDataset } from '@/lib/contract/dataset';
import { addDays, daysFrom } from '@/lib/queries/shared/dates';
import { type Evidence, type Expectation, expectationOf } from './file-rules';
import { evidenceOf } from './hour-evidence';
import type { KnownFiles } from './known-file';

/** An hour at which a dataset has files. */
export interface ExpectedHour {
  hour: number;
  /** Days of the week on which it is expected, 0 for Sunday. */
  weekdays: number[];
  /** "from 12 days", "from one day", "from 3 weeks", "crawl hours of prices". */
  ground: string;
}

/** Returns the hours that are expected in the week after a range, with the evidence for each. */
export function expectedHours(
  dataset: Pick<BulkDataset, 'name'>,
  records: KnownFiles,
  { from, to }: { from: string; to: string },
): ExpectedHour[] {
  const { hours, firstDay, lastDay } = evidenceOf(dataset, records, { from, to });
  const week = daysFrom(addDays(to, 1), addDays(to, 7));
  return hours.flatMap((days: ReadonlyMap<string, Evidence>, hour) => {
    const expected = week.flatMap((date) => {
      const expectation = expectationOf({ days, firstDay, lastDay }, date);
      return expectation ? [{ weekday: new Date(date).getUTCDay(), expectation }] : [];
    });
    const [first] = expected.toSorted((a, b) => b.expectation.known - a.expectation.known);
    if (!first) return [];
    const weekdays = expected.map(({ weekday }) => weekday).sort();
    return [{ hour, weekdays, ground: groundOf(first.expectation) }];
  });
}

/** Describes the evidence of an expectation, such as "from 12 days". */
export function groundOf({ basis, known, crawls }: Expectation): string {
  if (basis === 'list') return 'list of files';
  if (crawls === known) return 'crawl hours of prices';
  if (known === 1) return 'from one day';
  return basis === 'weekdays' ? `from ${known} weeks` : `from ${known} days`;
}
