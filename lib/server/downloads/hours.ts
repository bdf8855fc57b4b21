import 'server-only';
import type { DayHours, downloadHours } from '@/lib/contract/download-days';
import type { SeenFile } from '@/lib/contract/downloads';
import type { RequestParamsOf } from '@/lib/contract/endpoint';
import { type AssessedHour, assessDays } from '@/lib/queries/downloads/assess-days';
import { type Expectation, isOver, lightWords } from '@/lib/queries/downloads/file-rules';
import type { KnownFile } from '@/lib/queries/downloads/known-file';
import { MISSING_REASONS } from '../bulk/no-file';
import { knownFilesBetween } from '../bulk/read-known-files';

/** Returns the hours of a day with their states and usual rows. Never costs a request. */
export async function hours({ dataset, date }: RequestParamsOf<typeof downloadHours>): Promise<DayHours> {
  const now = new Date();
  const knownFiles = await knownFilesBetween(dataset, date, date);
  const isListed = knownFiles.listedAt[dataset] !== undefined;
  const [day] = assessDays({ name: dataset }, knownFiles, { from: date, to: date, now });
  return {
    dataset,
    date,
    hours: (day?.hours ?? []).map((assessed) => {
      const { hour, state, share, usual } = assessed;
      const files = assessed.files.filter(({ outcome }) => outcome === 'file').map(toSeenFile);
      return {
        hour,
        state,
        share,
        files,
        reason: reasonOf(assessed, { date, isListed, isOver: isOver(date, hour, now) }),
        rows: files.find(({ rows }) => rows !== null)?.rows ?? null,
        usual: usual.rows,
      };
    }),
  };
}

function reasonOf(
  { state, share, expectation, files }: AssessedHour,
  { date, isListed, isOver }: { date: string; isListed: boolean; isOver: boolean },
): string | null {
  if (state === 'light') return `The file has ${lightWords(share ?? 0)} of the size that this hour usually has.`;
  if (state === 'missing' && expectation?.basis === 'list')
    return 'The service lists a file of this hour, but has none (404).';
  if (state === 'missing' && expectation)
    return `The service has no file of this hour. ${expectationWords(expectation, date)}`;
  if (!isOver && (state === 'awaited' || state === 'unknown')) return 'This hour is not over yet.';
  if (state !== 'none') return null;
  const absence = files.flatMap(({ outcome }) => (outcome === 'file' || outcome === 'unasked' ? [] : [outcome]))[0];
  if (absence) return `Checked: ${MISSING_REASONS[absence]}.`;
  return isListed ? 'The service lists no file.' : null;
}

const weekdayFormat = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });

/** "It had one on 9 of the 10 checked days from two weeks before to two weeks after." The periods are those of `RULES`. */
function expectationWords({ basis, present, known, crawls }: Expectation, date: string): string {
  if (basis === 'elsewhere')
    return `It had one on ${present} of the ${known} checked days, all more than two weeks away.`;
  const [days, period] = basis === 'weekdays' ? [`${weekdayFormat.format(new Date(date))}s`, 'four'] : ['days', 'two'];
  const crawlNote = crawls > 0 ? ` For ${crawls} of them, only the crawl hour of prices is known.` : '';
  return `It had one on ${present} of the ${known} checked ${days} from ${period} weeks before to ${period} weeks after.${crawlNote}`;
}

function toSeenFile({ encoding, bytes, rows, malformed, ...seen }: KnownFile): SeenFile {
  const { sha256, sha256_by: sha256By, requested_at: requestedAt } = seen;
  return { encoding, bytes, rows, malformed, sha256, sha256By, requestedAt };
}
