import type { BulkDataset } from '@/lib/contract/dataset';
import { addDays, daysFrom } from '@/lib/queries/shared/dates';
import { groupBy } from '@/lib/queries/shared/group-by';
import { type Evidence, type HourEvidence, isOver, isProvenAbsent, RULE_DAYS } from './file-rules';
import { type Crawl, type KnownFile, type KnownFiles, presentFiles } from './known-file';

/** Evidence of the hours of a dataset, as input of the rules. */
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
 * Collects the evidence of a dataset for a range and the surrounding days. A list is also evidence of absence, because
 * it names all files of the hours that were over when it was fetched.
 */
export function evidenceOf(
  { name }: Pick<BulkDataset, 'name'>,
  records: KnownFiles,
  { from, to }: { from: string; to: string },
): DatasetEvidence {
  const hours = Array.from({ length: 24 }, () => new Map<string, Evidence>());
  const knownFiles = records.files.filter(({ dataset }) => dataset === name);
  const files = groupBy(knownFiles, ({ date, hour }) => slotKey(date, hour));
  const crawls = records.crawls.filter(({ dataset }) => dataset === name);
  for (const { date, hour } of crawls) hours[hour]?.set(date, 'crawl');
  for (const file of knownFiles) if (isProvenAbsent(file)) setAbsent(hours[file.hour], file.date);
  const present = [...files.values()].flatMap(presentFiles);
  for (const { date, hour } of present) hours[hour]?.set(date, 'file');
  addUncrawled(hours, crawls);

  const days = present.map(({ date }) => date).sort();
  const [firstDay = null, lastDay = null] = [days[0], days.at(-1)];
  const listedAt = records.listedAt[name];
  if (listedAt) addAbsences(hours, new Date(listedAt), daysFrom(addDays(from, -RULE_DAYS), addDays(to, RULE_DAYS)));
  return { hours, files, firstDay, lastDay };
}

/**
 * Marks hours after the newest crawl of a day as uncrawled, if they were over when it was fetched and other days have
 * evidence.
 */
function addUncrawled(hours: readonly Map<string, Evidence>[], crawls: readonly Crawl[]): void {
  for (const [hour, evidence] of hours.entries()) {
    if (evidence.size === 0) continue;
    for (const { date, hour: newest, fetchedAt } of crawls)
      if (newest < hour && !evidence.has(date) && isOver(date, hour, new Date(fetchedAt)))
        evidence.set(date, 'uncrawled');
  }
}

function addAbsences(hours: readonly Map<string, Evidence>[], listedAt: Date, days: readonly string[]): void {
  for (const [hour, evidence] of hours.entries())
    for (const date of days)
      if (evidence.get(date) !== 'file' && isOver(date, hour, listedAt)) setAbsent(evidence, date);
}

function setAbsent(evidence: Map<string, Evidence> | undefined, date: string): void {
  const before = evidence?.get(date);
  evidence?.set(date, before === 'crawl' || before === 'refuted' ? 'refuted' : 'none');
}
