import type { BulkDataset } from '@/lib/contract/dataset';
import { addDays, daysFrom } from '@/lib/queries/shared/dates';
import { groupBy } from '@/lib/queries/shared/group-by';
import { type Evidence, type HourEvidence, isOver, RULE_DAYS } from './file-rules';
import { type Crawl, isPresent, type KnownFile, type KnownFiles } from './known-file';

/** What is known of the hours of a dataset, for the rules. */
export interface DatasetEvidence extends Pick<HourEvidence, 'firstDay' | 'lastDay'> {
  /** The 24 hours, each by day. */
  hours: readonly ReadonlyMap<string, Evidence>[];
  /** Files of the dataset by `slotKey`, both encodings. */
  files: ReadonlyMap<string, readonly KnownFile[]>;
}

/** A day and an hour as a key. */
export function slotKey(date: string, hour: number): string {
  return `${date}/${hour}`;
}

/**
 * Collects the evidence of a dataset for the days of a range and those around it. A list is evidence of absence, too: it
 * names all files of the hours that were over when it was fetched.
 */
export function evidenceOf(
  { name }: Pick<BulkDataset, 'name'>,
  known: KnownFiles,
  { from, to }: { from: string; to: string },
): DatasetEvidence {
  const hours = Array.from({ length: 24 }, () => new Map<string, Evidence>());
  const own = known.files.filter(({ dataset }) => dataset === name);
  const files = groupBy(own, ({ date, hour }) => slotKey(date, hour));
  for (const { dataset, date, hour } of known.crawls) if (dataset === name) hours[hour]?.set(date, 'crawl');
  for (const { date, hour, outcome } of own) if (outcome !== 'unasked') setAbsent(hours[hour], date);
  const present = own.filter(isPresent);
  for (const { date, hour } of present) hours[hour]?.set(date, 'file');
  addUncrawled(
    hours,
    known.crawls.filter(({ dataset }) => dataset === name),
  );

  const days = present.map(({ date }) => date).sort();
  const [firstDay = null, lastDay = null] = [days[0], days.at(-1)];
  const listedAt = known.listedAt[name];
  if (listedAt) addAbsences(hours, new Date(listedAt), daysFrom(addDays(from, -RULE_DAYS), addDays(to, RULE_DAYS)));
  return { hours, files, firstDay, lastDay };
}

/** Adds the hours after the newest crawl of a day that were over when it was fetched, if other days have a file or a crawl then. */
function addUncrawled(hours: readonly Map<string, Evidence>[], crawls: readonly Crawl[]): void {
  for (const [hour, evidence] of hours.entries()) {
    if (evidence.size === 0) continue;
    for (const { date, hour: newest, fetchedAt } of crawls)
      if (newest < hour && !evidence.has(date) && isOver(date, hour, new Date(fetchedAt)))
        evidence.set(date, 'uncrawled');
  }
}

function addAbsences(hours: readonly Map<string, Evidence>[], listedAt: Date, days: readonly string[]): void {
  for (const [hour, evidence] of hours.entries()) {
    if (evidence.size === 0) continue;
    for (const date of days)
      if (evidence.get(date) !== 'file' && isOver(date, hour, listedAt)) setAbsent(evidence, date);
  }
}

function setAbsent(evidence: Map<string, Evidence> | undefined, date: string): void {
  const before = evidence?.get(date);
  evidence?.set(date, before === 'crawl' || before === 'refuted' ? 'refuted' : 'none');
}
