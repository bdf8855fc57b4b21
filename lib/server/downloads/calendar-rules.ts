import 'server-only';
import { FEWEST_ALIKE, LIGHT_DAYS, LIGHT_SHARE, lightShare } from '@/lib/contract/light';
import type { SeenRow } from '../bulk/files-seen';

/** An hour is expected when it had a file on this share of the days before. */
const USUAL_SHARE = 0.8;
const USUAL_DAYS = 14;
/** With fewer days to go by, nothing is expected. */
const FEWEST_DAYS = 5;

export const RULES = [
  `Missing is inferred: the hour had a file on at least ${USUAL_SHARE * 100}% of the ${USUAL_DAYS} days before.`,
  `Light: smaller than ${LIGHT_SHARE * 100}% of the median of at least ${FEWEST_ALIKE} files of the same hour, ${LIGHT_DAYS} days before to after.`,
];

const DAY = 86_400_000;

/** The day `count` days after (or before) a day, YYYY-MM-DD. */
export function shifted(date: string, count: number): string {
  return new Date(Date.parse(date) + count * DAY).toISOString().slice(0, 10);
}

/** Says how many of the days before had a file at this hour, when that makes one expected. @param arrived "date/hour" */
export function usualReason(arrived: ReadonlySet<string>, firstDay: string | null, date: string, hour: number) {
  const days = Array.from({ length: USUAL_DAYS }, (_, index) => shifted(date, -1 - index)).filter(
    (day) => firstDay !== null && day >= firstDay,
  );
  const count = days.filter((day) => arrived.has(`${day}/${hour}`)).length;
  if (days.length < FEWEST_DAYS || count < days.length * USUAL_SHARE) return null;
  return `Inferred: this hour had a file on ${count} of the ${days.length} days before.`;
}

/** Says by how much a file is smaller than its hour usually is, when it is light. @param alike files of the same hour */
export function lightReason(file: SeenRow, alike: readonly SeenRow[]): string | null {
  if (file.bytes === null) return null;
  const from = shifted(file.date, -LIGHT_DAYS);
  const to = shifted(file.date, LIGHT_DAYS);
  const sizes = alike
    .filter(({ date, sha256 }) => sha256 !== null && date !== file.date && date >= from && date <= to)
    .flatMap(({ bytes }) => bytes ?? []);
  const share = lightShare(file.bytes, sizes);
  return share === null ? null : `The file has ${Math.round(share * 100)} % of the size that this hour usually has.`;
}
